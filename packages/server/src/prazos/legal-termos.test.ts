import { isOpen, isTold } from '@paco/domain/prazos/legal'
import { addDays } from '@paco/domain/shared/days'
import type { SessionUser } from '@paco/domain/shared/roles'
import { expect, it } from 'vitest'
import { startLegal } from './legal.testing.ts'
import { listLegais, readLegais } from './legal.ts'

const bench = await startLegal()
const { db } = bench.database
const TODAY = '2026-11-16'
const ago = (days: number) => addDays(TODAY, -days)

const [ponte, praca] = [await bench.projeto('Ponte'), await bench.projeto('Praça', 17)]
const licitado = await bench.contrato()
const direto = await bench.contrato({ contratacao_direta: true })

const term = (own: Record<string, unknown>) =>
  bench.insert('aditivos', {
    id_projeto: ponte,
    id_secretaria: 12,
    tipo: 'prazo',
    prazo: 10,
    etapa: 2,
    status: 'pendente',
    criado_por: bench.obras.id,
    data_criacao: new Date('2020-01-01T12:00:00Z'),
    id_contrato: licitado,
    ...own,
  })

/** Signed and not, long ago and lately, of each kind of contracting, published and not, of two departments. */
const signed = {
  status: 'aprovado',
  decidido_por: bench.admin.id,
  data_decisao: new Date('2020-02-01T12:00:00Z'),
}
for (const days of [-3, 0, 5, 89, 90, 91, 400]) {
  await term({ ...signed, data_assinatura: ago(days) })
  await term({ ...signed, data_assinatura: ago(days), id_contrato: direto })
  await term({ ...signed, data_assinatura: ago(days), tipo: 'apostila', etapa: null, decidido_por: null })
  await term({ data_assinatura: ago(days) })
  await term({ ...signed, data_assinatura: ago(days), id_projeto: praca, id_secretaria: 17 })
  const published = await term({ ...signed, data_assinatura: ago(days) })
  await bench.insert('prazos_cumpridos', {
    chave: `aditivo:${published}:pncp`,
    cumprido_em: TODAY,
    evidencia: 'Site',
    feito_por: bench.admin.id,
    feito_em: new Date(`${TODAY}T12:00:00Z`),
  })
  await term({ antecipado_em: ago(days) })
  await term({ ...signed, antecipado_em: ago(days), status: 'rejeitado' })
  await term({ ...signed, antecipado_em: ago(days), data_assinatura: ago(days) })
}
await term({ ...signed, data_assinatura: '2020-05-05' })

const people: readonly SessionUser[] = [
  { id: 1, name: 'Ana', role: 'admin', id_secretaria: null },
  { id: 2, name: 'Rui', role: 'auditor', id_secretaria: null },
  { id: 3, name: 'Eva', role: 'user', id_secretaria: 17 },
  { id: 4, name: 'Ivo', role: 'user', id_secretaria: null },
]

it.each(people)('what is due of terms is told to $role $id as the rule has it', async (who) => {
  const { rows } = await bench.database.pool.query('select chave from prazos_cumpridos')
  const marked = new Set(rows.map(({ chave }) => chave))
  const byRule = (await readLegais(db, who, { today: TODAY }, TODAY))
    .filter(({ fatos, prazo }) => fatos.registro === 'aditivo' && isOpen(prazo) && isTold(prazo))
    .map(({ prazo }) => prazo.chave)
    .filter((chave) => !marked.has(chave))
  const told = await listLegais(db, who, { today: TODAY, shared: [], most: 1000 })
  expect(told.map(({ parte }) => parte).sort()).toEqual(byRule.sort())
  expect(byRule.length > 0).toBe(who.id !== 4)
})
