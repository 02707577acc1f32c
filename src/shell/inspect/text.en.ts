/** Words around "What is this?"; the answers are each game's own. */
export const inspectText = {
  point: 'Point it out',
  menu: 'What is this?',
  title: 'What is this?',
  hint: 'Press anything to learn what it is.',
  leave: 'Done',
};
