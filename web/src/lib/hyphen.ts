// Soft hyphens for words too long for a narrow cell: between syllables, with three letters or more on both sides;
// four at the end of an English word, whose last e is mute (impro-vised, not improvi-sed).
const VOWEL = 'aeiouyаеёиоуыэюя';
const CUT = new RegExp(
  `([${VOWEL}][йьъ]?)(?=[^${VOWEL}йьъ-][${VOWEL}])|([${VOWEL}][^${VOWEL}-][ьъ]?)(?=[^${VOWEL}йьъ-]+[${VOWEL}])`,
  'gi',
);
/** Words made of two, which part between the two. */
const MADE = /(?<=black)(?=smith)|(?<=crafts)(?=men)|(?<=черно)(?=книж)|(?<=книжни)(?=ков)/gi;

export function soft(text: string, least = 12): string {
  return text.replace(/\S+/g, (word) => {
    if (word.length < least) return word;
    const parted = word.replace(MADE, '\u00AD');
    if (parted !== word) return parted;
    const last = word.length - (/[a-z]/i.test(word) ? 4 : 3);
    return word.replace(CUT, (part, _a, _b, at: number) =>
      at + part.length > 2 && at + part.length <= last ? `${part}\u00AD` : part,
    );
  });
}
