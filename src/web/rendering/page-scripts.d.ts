/** The scripts that stand in a page itself, as text (build/page-scripts.ts). */
declare module 'virtual:page-scripts' {
  export const hint: string
  export const language: string
  export const letters: string
  export const defer: string
}
