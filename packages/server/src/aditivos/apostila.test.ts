import { expect, it } from 'vitest'
import { startTestApp } from '../../test/harness.ts'
import { SYSTEM, transact } from '../db/transact.ts'
import { openBench } from './aditivos.testing.ts'
import { noteParalisacao } from './apostila.ts'

const NOW = new Date('2026-04-10T12:00:00-03:00')
const test = await startTestApp(() => NOW)
const bench = await openBench(test)
const { db } = test.database

it('a restart notes its days, approved by nobody, and moves the term of the contract', async () => {
  const projeto = await bench.newProjeto()
  const contrato = await bench.newContrato([], { vigencia_fim: '2027-02-20' })
  const nota = { id_projeto: projeto, id_secretaria: 12, criado_por: bench.obras.id, now: NOW }
  const id = await transact(db, SYSTEM, (trx) =>
    noteParalisacao(trx, { ...nota, id_contrato: contrato, prazo: 47, descricao_pedido: 'Chuvas' }),
  )
  expect(await bench.readAditivos(projeto)).toMatchObject([
    { id, tipo: 'apostila', status: 'aprovado', prazo: 47, etapa: null, decidido_por: null },
  ])
  const { rows } = await test.database.pool.query(
    'select vigencia_fim::text, versao from contratos where id = $1',
    [contrato],
  )
  expect(rows).toEqual([{ vigencia_fim: '2027-04-08', versao: 2 }])
})
