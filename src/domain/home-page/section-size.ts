/** How many pieces a section of the home page shows (spec §9). */
export const sectionSize = { min: 3, max: 12, default: 4 } as const
