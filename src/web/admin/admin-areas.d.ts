/** The admin area in another language (build/admin-words.ts). */
declare module '*/admin-area.tsx?words=ta' {
  export const AdminArea: typeof import('#web/admin/admin-area.tsx').AdminArea
}
declare module '*/admin-area.tsx?words=hi' {
  export const AdminArea: typeof import('#web/admin/admin-area.tsx').AdminArea
}
