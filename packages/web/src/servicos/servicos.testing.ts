import type { Servico } from '@paco/domain/servicos/servico'

const servico = (id: number, own: Partial<Servico>): Servico => ({
  id,
  projeto_id: 7,
  descricao: 'Terraplenagem',
  valor_total: 300.3,
  peso: 75,
  parcelas: [],
  versao: 2,
  ...own,
})

/** Two services of one project: one paid in months 1 and 3, the other not all of it planned yet. */
export const TWO_SERVICOS: readonly Servico[] = [
  servico(1, {
    parcelas: [
      { id: 1, mes: 1, valor: 100.1 },
      { id: 2, mes: 3, valor: 200.2 },
    ],
  }),
  servico(2, {
    descricao: 'Drenagem',
    valor_total: 100.1,
    peso: 25,
    parcelas: [{ id: 3, mes: 1, valor: 50 }],
  }),
]
