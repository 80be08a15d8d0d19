/** Links inside the owner's texts. */
export const adminLinks = {
  nowhere: (address: string) =>
    `Visitors find nothing at ${address} now. Change the link, or bring back what stood there.`,
  count: (links: number) => `${links} ${links === 1 ? 'link leads' : 'links lead'} nowhere`,
}
