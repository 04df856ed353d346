/** Headers beside a list: how many rows the filter has, and the sums of its money columns as a JSON object. */
export const TOTAL_HEADER = 'X-Total-Count'
export const SUMS_HEADER = 'X-Somas'

/** The header under which a caller names heavy work, to ask how far it is while it waits. */
export const TICKET_HEADER = 'X-Fila'
