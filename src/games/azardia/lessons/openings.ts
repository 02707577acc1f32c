import type { LessonId } from './lesson.ts';

/** How each lesson's game came to its position, as `commandsOf` reads it: found by trying seeds, and played by the rules. */
export const openings: Readonly<Record<LessonId, string>> = {
  /** Kuchuritok stands on tile 73 at level 1. */
  gate: `
    kuchuritok lagartoon roll sum egoVacuum@1 bountyReceipt pass roll sum -royalSummons pass roll sum cosmicHairball@1
    pass catapultToad pass roll sum bountyReceipt pass roll sum -tollGoblin pass roll sum thrownGauntlet@1 pass pass
    pass pass bankruptcyBeam@1 pass pass roll sum -tractorYawn pass -elasticShoes -glueRain pass
  `,
  /** Robot-i-King has 3,000 and an Asteroid Dividend, and stands on tile 21. */
  coins: `
    robotIKing noncredoMantis lagartoon roll sum pass roll sum pass roll sum -mandibleWax pass pass pass
  `,
  /** Noncredo Mantis has just played Sticky Fingers on Lagartoon, who holds Nope Nebula and Loaded Smile. */
  attacks: `
    noncredoMantis lagartoon roll sum pass roll sum -softLanding pass roll sum stickyFingers@0
  `,
  /** Kuchuritok stands on tile 142 with 3,000. */
  goal: `
    robotIKing kuchuritok roll difference pass roll sum dubiousSerum pass roll difference pass -bountyReceipt roll sum
    shedSkinSprint snackPortal bountyReceipt pass roll difference pass -bootJets -underdogGrant roll sum+2
    coronationFirmware tractorYawn@1 pass pass roll difference pass -loadedSmile -thrownGauntlet roll sum
    ectoplasmInvoice pass -trainingMontage -thirdEyeDie -gravityHiccup pass roll difference pass -looseChangeNebula
    -pocketWormhole roll sum+1 pass -thirdEyeDie -royalSummons -mandibleWax roll difference pass -ectoplasmInvoice
    -doOverEgg roll difference egoVacuum@1 pass pickpocketTentacle@1 pass looseChangeNebula bootJets pass roll
    difference pass -elasticShoes -nopeNebula roll sum1-2 snackPortal pass roll difference pass -stickyFingers
    -thrownGauntlet roll sum bankruptcyBeam@1 pass pass -hotPotatoProtocol roll difference pass -cosmicHairball
    -softLanding roll sum pass -royalSummons -hotPotatoProtocol roll sum0 pass -gyroscopeHat -totalAudit roll sum0+1
    pass -mailOrderDiploma -nopeNebula roll difference pass -chickenProtocol -mirrorPoncho -looseChangeNebula roll sum
    pickpocketTentacle@1 pass underdogGrant pass -doOverEgg roll difference pass -tollGoblin -trainingMontage
  `,
};
