/** What the guides of the lessons say: at most two short sentences at a time. */
export const lessonText = {
  move: {
    title: 'Move, and mind the Drones',
    teaches: 'Cards, steps, flights, and taking back',
    says: {
      city: 'This is our city, and the orange machines are Drones. I once flew with them; now I fight them.',
      run: 'Press my name, then the top of my card 1: it moves me. Then the place beside us, and “Do it”.',
      held: 'Now try to walk on, with card 2, to the next place.',
      undo: 'Drones hold everybody who stands among them. But no die has been rolled, so take that step back.',
      fly: 'My card 3 flies over Drones. Take me to the far end of the street!',
      used: 'Two halves, one choice: a card that was used rests until the next round.',
      scout: 'And each hero has a skill. Mine: no Drone can hold me!',
    },
  },
  fight: {
    title: 'Fight, and help your dice',
    teaches: 'Odds, enhancements, Points, and wounds',
    says: {
      dice: 'Two Drones, so I roll two dice; 4 or more defeats one. Here at home I add 1.',
      help: 'The bottom of card 1 adds 1 more. Play it, and watch the odds.',
      fight: 'Much better. Choose “Fight”, then roll!',
      on: 'A 2 became a hit! Each Drone is a Point for me; card 2 takes me to the next ones.',
      bare: 'Nothing helps me here, so each die is the toss of a coin. Fight all the same.',
      wound:
        'One Drone down, one wound: my lowest healthy card turned over. A fourth wound kills me, and then all is lost.',
      heal: 'A Rebel beside me would have taken it. At an Outpost, an injured card that is not used can be healed.',
    },
  },
  board: {
    title: 'Rebels, and the way aboard',
    teaches: 'Leading Rebels, boarding, events, and recruiting',
    says: {
      rebels: 'That is a Rebel, one of my own people. Only Rebels can board a Mothership.',
      lead: 'A card can move Rebels instead of me. The top of my card 3, the Rebel, then the place below the Carrier.',
      board: 'A hero, a Rebel and no Drones: press my name, then “Board”.',
      event: 'The Carrier is hit! But each boarding wakes an event; this one lasts until the next card.',
      recruit: 'The Rebel is gone, but 2 Points bring another. Press “Recruit”, then the Hospital.',
      health: 'Three more of these, and the Carrier falls. All three Motherships must.',
    },
  },
  foresee: {
    title: 'The Faza, foreseen',
    teaches: 'The forecast, and the Faza phase',
    says: {
      look: 'The Faza roll no dice: they follow their rules. Press “Forecast” to see what they will do.',
      coming: 'The Destroyer comes for me. It will kill both Rebels and wound me.',
      dodge: 'So I step aside, with the top of card 1. Watch the ghosts.',
      changed: 'It turns away, and nobody is hurt! Whatever you plan, the forecast is exact.',
      end: 'Only you end the Team phase. Do it now, and compare.',
      kept: 'All as foretold. Our cards are ready again, and the tracker shows who acted last.',
    },
  },
  win: {
    title: 'Winning together',
    teaches: 'One team, any order, three ways to lose',
    says: {
      last: 'Two Motherships lie in ruins, and the Carrier hangs on one health. We act in any order, as often as we can.',
      help: 'First its Drones. The bottom of my card 4: Grenades!',
      clear: 'With 3 more on each die, I cannot miss. Fight!',
      lead: 'My turn. My card 1 sends the Rebel from next door, though I am not there.',
      lose: 'We lose if a hero dies, if all four Outposts are turned, or if a Drone must come and none is left here.',
      board: 'But not today. Board the Carrier!',
      won: 'That is victory, and below is how it went, round by round. Now play a game of your own!',
    },
  },
} as const;
