/** Words around "What is this?"; the answers are each game's own. */
export const inspectText = {
  point: 'Point it out',
  menu: 'What’s this?',
  title: 'What’s this?',
  hint: 'Press anything to learn what it is.',
  leave: 'Done',
};
