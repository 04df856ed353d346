import { expect, it } from 'vitest'
import { startLegal } from './legal.testing.ts'

const test = await startLegal()
const { admin, obras, keys, contrato, insert } = test

/** Works that are measured since September. */
async function measured() {
  const id = await contrato({ assinatura: '2026-08-20', ordem_inicio: '2026-09-01', pncp_numero: '1' })
  const revisao_id = await insert('quantitativos_revisoes', {
    contrato_id: id,
    revisao: 0,
    vigente_de: '2026-08-20',
    situacao: 'aprovada',
    aprovada_em: new Date('2026-08-21T12:00:00Z'),
  })
  return { id, revisao_id }
}

async function told(id: number, ...regras: string[]): Promise<string[]> {
  const lines = await keys(admin, `contrato:${id}:`)
  return lines.filter((line) => regras.some((regra) => line.includes(`:${regra} `)))
}

it('a bulletin is due every month, its payment two months after the invoice', async () => {
  const { id, revisao_id } = await measured()
  expect(await told(id, 'medicao', 'pagamento')).toEqual([`contrato:${id}:medicao 2026-10-01`])
  await insert('medicoes', {
    contrato_id: id,
    revisao_id,
    numero: 1,
    inicio: '2026-09-01',
    fim: '2026-09-30',
    modo: 'por_item',
    situacao: 'liquidada',
    retencao_percentual: 0,
    valor_liquido: 100,
    criado_por: obras.id,
    atestada_por: obras.id,
    aprovada_por: admin.id,
    aprovada_em: new Date('2026-10-02T12:00:00Z'),
    nota_fiscal: '77',
    nota_fiscal_em: '2026-10-05',
  })
  expect(await told(id, 'medicao', 'pagamento')).toEqual([
    `contrato:${id}:medicao 2026-11-03`,
    `contrato:${id}:pagamento 2026-12-05`,
  ])
  await insert('medicoes_pagamentos', {
    medicao_id: (await test.database.pool.query('select id from medicoes where contrato_id = $1', [id]))
      .rows[0].id,
    contrato_id: id,
    empenho: '1',
    nota_fiscal: '77',
    data: '2026-11-01',
    valor: 100,
    registrado_por: obras.id,
    registrado_em: new Date('2026-11-01T12:00:00Z'),
  })
  await test.database.pool.query("update medicoes set situacao = 'paga' where contrato_id = $1", [id])
  expect(await told(id, 'pagamento')).toEqual([])
})

it('nothing is measured of what stands still; reservations are told until they are mended', async () => {
  const { id } = await measured()
  const projeto = await test.projeto('Rua')
  const parada = await test.paralisacao(projeto)
  await test.database.pool.query('update paralisacoes set id_contrato = $1 where id = $2', [id, parada])
  expect(await told(id, 'medicao')).toEqual([])
  await insert('recebimentos', {
    contrato_id: id,
    tipo: 'provisorio',
    data: '2026-11-10',
    responsaveis: JSON.stringify([{ id_usuario: obras.id, nome: 'Olga Obras' }]),
    descricao: 'Vistoriada.',
    ressalvas: 'Pintura do meio-fio.',
    corrigir_ate: '2026-12-01',
    registrado_por: obras.id,
  })
  expect(await told(id, 'ressalvas')).toEqual([`contrato:${id}:ressalvas 2026-12-01`])
  await test.database.pool.query("update recebimentos set sanadas_em = '2026-11-15' where contrato_id = $1", [
    id,
  ])
  expect(await told(id, 'ressalvas')).toEqual([])
})
