/** What may be added to a contract, and taken out of it, each in percent of its value (art. 125, Lei 14.133/2021). */
export const LIMITE = 25
/** What may be added where a building or equipment is reformed; what is taken out stays at `LIMITE`. */
export const LIMITE_REFORMA = 50
