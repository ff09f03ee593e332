// A soft hyphen for words too long for a narrow cell: between two syllables, near the middle.
const VOWEL = /[aeiouyаеёиоуыэюя]/i;

export function soft(text: string): string {
  return text.replace(/\S{12,}/g, (word) => {
    const middle = word.length / 2;
    const places = [...word].map((_, at) => at).filter((at) => at > 2 && at < word.length - 3 && VOWEL.test(word[at - 1]) && !VOWEL.test(word[at]) && VOWEL.test(word[at + 1]));
    const at = places.sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle))[0];
    return at ? `${word.slice(0, at)}\u00AD${word.slice(at)}` : word;
  });
}
