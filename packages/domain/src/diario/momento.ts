/** When a photo of a work was taken. */
export const MOMENTOS = ['antes', 'durante', 'depois'] as const
export type Momento = (typeof MOMENTOS)[number]
export const MOMENTO_LABELS: Record<Momento, string> = {
  antes: 'Antes',
  durante: 'Durante',
  depois: 'Depois',
}
