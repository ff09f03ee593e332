// Just enough Markdown for our own rules texts: headings, paragraphs, lists, tables, bold, italic, code.
const escape = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

function inline(text: string, wanted: string): string {
  let html = escape(text)
    .replace(/`([^`]+)`/g, '<code>$1</code>')
    .replace(/\*\*([^*]+)\*\*/g, '<b>$1</b>')
    .replace(/\*([^*]+)\*/g, '<i>$1</i>');
  if (wanted.length > 1) {
    const pattern = new RegExp(`(${escape(wanted).replace(/[.*+?^${}()|[\]\\]/g, '\\$&')})(?![^<]*>)`, 'gi');
    html = html.replace(pattern, '<mark>$1</mark>');
  }
  return html;
}

function block(lines: string[], wanted: string): string {
  const first = lines[0];
  const heading = /^(#+)\s+(.*)/.exec(first);
  if (heading) {
    const level = Math.min(heading[1].length + 1, 4);
    return (
      `<h${level}>${inline(heading[2], wanted)}</h${level}>` + (lines.length > 1 ? block(lines.slice(1), wanted) : '')
    );
  }
  if (first.startsWith('|')) {
    const rows = lines
      .filter((line) => !/^\|[\s:|-]+\|?$/.test(line))
      .map((line) => line.replace(/^\||\|$/g, '').split('|'));
    const cells = (row: string[], tag: string) =>
      `<tr>${row.map((cell) => `<${tag}>${inline(cell.trim(), wanted)}</${tag}>`).join('')}</tr>`;
    const headed = /[^|\s]/.test(first);
    const head = headed ? `<thead>${cells(rows[0], 'th')}</thead>` : '';
    const body = rows.slice(headed ? 1 : 0).map((row) => cells(row, 'td'));
    // A wide table moves in its own frame, also by the keyboard.
    const sort = headed ? '' : ' class="pairs"';
    return `<div class="wide-table" tabindex="0"><table${sort}>${head}<tbody>${body.join('')}</tbody></table></div>`;
  }
  const bullet = /^(\s*)([-*]|\d+\.)\s+/;
  if (bullet.test(first)) {
    const items: string[] = [];
    for (const line of lines) {
      if (bullet.test(line)) items.push(line.replace(bullet, ''));
      else items[items.length - 1] += ' ' + line.trim();
    }
    const number = /^\s*(\d+)/.exec(first)?.[1];
    const tag = number ? 'ol' : 'ul';
    const start = number && number !== '1' ? ` start="${number}"` : '';
    return `<${tag}${start}>${items.map((item) => `<li>${inline(item, wanted)}</li>`).join('')}</${tag}>`;
  }
  return `<p>${inline(lines.join(' '), wanted)}</p>`;
}

/** Rules as HTML; with a wanted word only the paragraphs that hold it, each under its heading. */
export function markdown(text: string, wanted = ''): string {
  const blocks = text
    .split(/\n\s*\n/)
    .map((part) => part.split('\n').filter(Boolean))
    .filter((lines) => lines.length);
  if (wanted.length < 2) return blocks.map((lines) => block(lines, '')).join('');
  const found = blocks.filter(
    (lines) => lines[0].startsWith('#') || lines.join(' ').toLowerCase().includes(wanted.toLowerCase()),
  );
  const kept = found.filter(
    (lines, at) => !lines[0].startsWith('#') || (found[at + 1] && !found[at + 1][0].startsWith('#')),
  );
  return kept.map((lines) => block(lines, wanted)).join('');
}
