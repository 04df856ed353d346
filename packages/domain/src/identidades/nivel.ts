/** How sure gov.br is of a person, in its own words, the least sure first. */
export const NIVEIS = ['bronze', 'silver', 'gold'] as const
export type Nivel = (typeof NIVEIS)[number]

export const NIVEL_LABELS: Record<Nivel, string> = { bronze: 'bronze', silver: 'prata', gold: 'ouro' }

export const isNivel = (value: unknown): value is Nivel => NIVEIS.includes(value as Nivel)

/** Whether a level is enough; where none was told, none is. */
export const reaches = (nivel: Nivel | null, minimo: Nivel | null): boolean =>
  minimo === null || (nivel !== null && NIVEIS.indexOf(nivel) >= NIVEIS.indexOf(minimo))
