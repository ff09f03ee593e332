// Soft hyphens for words too long for a narrow cell: between syllables, with three letters or more on both sides.
const VOWEL = 'aeiouyаеёиоуыэюя';
const CUT = new RegExp(
  `([${VOWEL}][йьъ]?)(?=[^${VOWEL}йьъ-][${VOWEL}])|([${VOWEL}][^${VOWEL}-][ьъ]?)(?=[^${VOWEL}йьъ-]+[${VOWEL}])`,
  'gi',
);

export function soft(text: string, least = 12): string {
  return text.replace(/\S+/g, (word) => {
    if (word.length < least) return word;
    return word.replace(CUT, (part, _a, _b, at: number) =>
      at + part.length > 2 && at + part.length < word.length - 2 ? `${part}\u00AD` : part,
    );
  });
}
