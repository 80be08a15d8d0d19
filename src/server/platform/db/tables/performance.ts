// The table of migration 0009.

type VitalsTable = { day: number; name: string; page: string; bucket: number; count: number }

export type PerformanceTables = { vitals: VitalsTable }
