/** Which way the money of an agreement goes. Where its record does not say it, in: so it is in all five families. */
export const NATUREZAS_CONVENIO = ['recebe', 'repassa', 'sem_recursos'] as const
export type NaturezaConvenio = (typeof NATUREZAS_CONVENIO)[number]
export const NATUREZA_CONVENIO_LABELS: Readonly<Record<NaturezaConvenio, string>> = {
  recebe: 'Recebe recursos',
  repassa: 'Repassa recursos',
  sem_recursos: 'Sem recursos',
}

/** Whether the city gets money by it. */
export const trazRecursos = ({ natureza }: { readonly natureza: NaturezaConvenio | null }): boolean =>
  natureza === null || natureza === 'recebe'
