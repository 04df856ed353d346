import { limiteOf } from '@paco/domain/aditivos/limite'
import { sumMoney } from '@paco/domain/shared/money'
import { expect, it } from 'vitest'
import { listAditivos, type Plano } from './aditivos.ts'
import { listCadastros } from './projetos.ts'

const DAYS = ['2026-02-28', '2026-11-15', '2027-12-31']

const isPending = ({ desfecho }: Plano) => desfecho === 'pendente'
const isApproved = ({ desfecho }: Plano) => desfecho === 'aprovado' || desfecho === 'acima'

it.each(DAYS)('some forty amendments in every state on %s, near and above the ceiling', (today) => {
  const projetos = listCadastros(today)
  const planos = listAditivos(projetos)
  expect(listAditivos(projetos)).toEqual(planos)
  expect(planos.length).toBeGreaterThanOrEqual(38)
  expect(planos.length).toBeLessThanOrEqual(52)
  expect(planos.filter(isPending).length).toBeGreaterThanOrEqual(12)
  expect(planos.filter(({ desfecho }) => desfecho === 'rejeitado').length).toBeGreaterThanOrEqual(4)
  expect(planos.filter(({ tipo }) => tipo === 'prazo').length).toBeGreaterThanOrEqual(8)

  const percents = [...new Set(planos.map(({ projeto }) => projeto))].map((projeto) => {
    const own = planos.filter((plano) => plano.projeto === projeto)
    const sumOf = (counts: (plano: Plano) => boolean) =>
      sumMoney(own.filter(counts).map(({ valor }) => valor ?? 0))
    return limiteOf(projetos[projeto]?.body.valor ?? null, sumOf(isApproved), sumOf(isPending))
  })
  expect(percents.filter(({ passou }) => passou).length).toBeGreaterThanOrEqual(2)
  expect(percents.filter(({ passou, passaria }) => passaria && !passou).length).toBeGreaterThanOrEqual(2)
  expect(percents.filter(({ percentAprovado }) => percentAprovado === 24.5).length).toBeGreaterThanOrEqual(1)
})

it('asks before it decides, gives a reason where one is needed, and knows no day to come', () => {
  for (const { pedidoHa, decididoHa, desfecho, decisao, pedido } of listAditivos(
    listCadastros('2026-11-15'),
  )) {
    expect(pedido).not.toBe('')
    if (desfecho === 'pendente') continue
    expect(decididoHa).toBeLessThan(pedidoHa)
    expect(decididoHa).toBeGreaterThanOrEqual(1)
    if (desfecho !== 'aprovado') expect(decisao).toBeTruthy()
  }
})
