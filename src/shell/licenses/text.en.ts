/** Words about the work of others that is part of the game. */
export const licensesText = {
  title: 'Licenses',
  intro: 'This app includes the following software and fonts.',
  entry: (name: string, version: string, license: string): string => `${name} ${version}, ${license}`,
  loading: 'Loading…',
  missing: 'Couldn’t load the licenses. Check your connection, then try again.',
} as const;
