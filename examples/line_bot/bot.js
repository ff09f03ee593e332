// The same in JavaScript.
const lines = require("node:readline").createInterface({ input: process.stdin });
lines.on("line", (line) => {
  const { hello, ask } = JSON.parse(line);
  if (hello) console.log(JSON.stringify({ ready: { name: "line bot" } }));
  if (ask) {
    const lengths = ask.options.map((option) => JSON.stringify(option).length);
    const option = lengths.indexOf(Math.max(...lengths));
    console.log(JSON.stringify({ choose: { number: ask.number, option } }));
  }
});
