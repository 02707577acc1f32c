/** A fingerprint in groups of four digits. */
export function inGroups(fingerprint: string): string[] {
  return fingerprint.match(/.{1,4}/g) ?? [];
}

/** The first groups of a fingerprint, `3fa9 c1d2 77e0 0b41 …`: as many as people compare by eye, or fewer. */
export function firstGroups(fingerprint: string, groups = 4): string {
  return `${inGroups(fingerprint).slice(0, groups).join(' ')} …`;
}
