/** 'ಸಂಜೆ 6:40ರವರೆಗೆ', 'ಶನಿ, 12 ಡಿಸೆಂವರೆಗೆ': what ends in a figure is read as a number, which takes ರ before the ending. */
export const untilInKannada = (said: string) => `${said}${/\d$/.test(said) ? 'ರವರೆಗೆ' : 'ವರೆಗೆ'}`
