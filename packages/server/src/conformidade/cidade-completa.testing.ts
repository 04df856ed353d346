import { MATRIZ } from '@paco/domain/conformidade/criterios.testing'
import { type MedicaoConformidade, medir } from '@paco/domain/conformidade/medidor'
import { NENHUM } from '@paco/domain/conformidade/registros'
import { FAMILIAS } from '@paco/domain/convenios/familias'
import { NATUREZAS_CONVENIO } from '@paco/domain/convenios/natureza'
import { PLACA } from '@paco/domain/quantitativos/exemplo.testing'
import { CompiledQuery } from 'kysely'
import { signedBody } from '../contratos/contratos.testing.ts'
import { bodyOf } from '../convenios/convenios.testing.ts'
import type { Db } from '../db/database.ts'
import { openDocumentos } from '../documentos/documentos.testing.ts'
import { custeio } from '../emendas/emendas.testing.ts'
import { publishPlanos } from '../pca/pca.testing.ts'
import { readFatos } from './queries.ts'

export const HOJE = '2026-11-17'
const ANOS = [2023, 2024, 2025, 2026]
const ENCARREGADO = { ...NENHUM, registros: 1 }

class Undone extends Error {}

/** A city that has all that the meter knows to ask for, and ways to break it that leave no trace. */
export async function openCidadeCompleta() {
  const bench = await openDocumentos(`${HOJE}T15:00:00Z`)
  const { call, admin, auditor, created, newProjeto, newObra, linkContrato } = bench
  const post = async (url: string, body: object): Promise<number> => {
    const reply = await call(admin, 'POST', url, body)
    if (reply.statusCode !== 200) throw new Error(`${url}: ${reply.body}`)
    return reply.json().id
  }

  const obra = await newProjeto({ natureza: 'obra', nomeprojeto: 'Ponte' })
  const parada = await newProjeto({ natureza: 'obra', nomeprojeto: 'Praça' })
  const compra = await newProjeto({ natureza: 'compra', nomeprojeto: 'Ambulâncias' })
  const contratos: number[] = []
  for (const ano of ANOS) {
    const id = await newObra({
      ano,
      prazo_dias: 700,
      assinatura: `${ano}-03-02`,
      ordem_inicio: `${ano}-03-10`,
    })
    await linkContrato(id, obra)
    contratos.push(id)
  }
  // Of the purchase, without a bill of quantities.
  const compras = await bench.newContrato({ ...signedBody, fiscal_titular: 'Rui' })
  await linkContrato(compras, compra)
  const [velho = 0, , , ultimo = 0] = contratos
  const rascunho = await bench.newContrato({})
  for (const registro_id of [...contratos, compras]) {
    await created({ entidade: 'contratos', registro_id, codigo: 'contrato' })
    await created({ entidade: 'contratos', registro_id, codigo: 'portaria-fiscal' })
  }
  const aditivo = await bench.ask(bench.prazoRequest(obra, 30, 5, { id_contrato: ultimo }))
  await bench.decide(auditor, aditivo, 'aprovar', 'De acordo')
  await created({ entidade: 'aditivos', registro_id: aditivo, codigo: 'aditivo' })
  const boletim = await bench.measured(ultimo, 0, [{ chave: PLACA, pleiteada: 2 }], 'liquidada')
  await post('/api/paralisacoes', {
    ...{ id_projeto: parada, motivo: 'chuvas', responsavel: 'Rui', inicio: '2026-11-01' },
    reinicio_previsto: '2026-12-10',
  })

  const [dade] = FAMILIAS
  for (const natureza of NATUREZAS_CONVENIO)
    for (const ano of ANOS) {
      const registro_id = await post('/api/conveniosdade', bodyOf(dade, 'Praça', { natureza, ano }))
      await created({ entidade: 'convenios_dade', registro_id, codigo: 'convenio-termo' })
    }
  const valores = { valor_empenhado: 3, valor_liquidado: 2, valor_pago: 1 }
  for (const esfera of ['federal', 'municipal'])
    for (const ano of ANOS) await post('/api/emendas', { ...custeio, ...valores, esfera, ano })
  await post('/api/addpca', {
    ...{ requisitante: 'Obras', objeto: 'Cimento', justificativa: 'Obra', prioridade: 'Alta' },
    ...{ expectativa_consumo_anual: 1, valor_preliminar: 10, data_pretendida: '2026-12-01' },
  })
  await publishPlanos(bench.test.database)

  const measure = async (db: Db) => {
    const fatos = { ...(await readFatos(db)), '15.1': ENCARREGADO }
    return medir({ matriz: MATRIZ, fatos, declaracoes: [] }, HOJE)
  }
  const run = async (db: Db, statements: readonly string[]) => {
    for (const statement of statements) await db.executeQuery(CompiledQuery.raw(statement))
    // The trail is written when a transaction ends, or now.
    await db.executeQuery(CompiledQuery.raw('set constraints all immediate'))
  }

  /** What is measured before these statements and after them, which are undone; `first` is done before both. */
  async function broken(statements: readonly string[], first: readonly string[] = []) {
    const medidas: MedicaoConformidade[] = []
    const undone = bench.test.database.db.transaction().execute(async (trx) => {
      await run(trx, first)
      medidas.push(await measure(trx))
      await run(trx, statements)
      medidas.push(await measure(trx))
      throw new Undone()
    })
    await undone.catch((error: unknown) => {
      if (!(error instanceof Undone)) throw error
    })
    return medidas
  }

  return {
    measure: () => measure(bench.test.database.db),
    broken,
    obra,
    parada,
    compra,
    velho,
    ultimo,
    compras,
    rascunho,
    aditivo,
    boletim,
  }
}
