/** '10 MB', to the nearest whole one. */
export const inMegabytes = (bytes: number) => `${Math.round(bytes / 1024 / 1024)} MB`
