import { redirect } from 'react-router'

/** The sign-in screen sends on whoever is signed in already (decisions, Guard). */
export const loader = () => redirect('/login')
