const gap = '\u200b'

/**
 * What somebody typed, as it may stand in an email to an address that they typed too: mail programs make a link of
 * whatever looks like one, so an invisible gap follows every sign that holds an address together.
 */
export const inert = (text: string) => text.replace(/[.:/@\\\u3002\uff0e\uff61](?=\S)/g, `$&${gap}`)
