import { FAMILIAS } from '@paco/domain/convenios/familias'
import { fold } from '@paco/domain/shared/fold'
import { fromCents, toCents } from '@paco/domain/shared/money'
import type { SessionUser } from '@paco/domain/shared/roles'
import { type TipoVinculo, vinculoCreate } from '@paco/domain/vinculos/vinculo'
import type { Trx } from '../db/database.ts'
import { insertVinculo } from '../vinculos/queries.ts'
import type { Cadastrado } from './projetos.ts'
import { lugarOf } from './projetos-natureza.ts'
import { type Draw, drawFrom } from './random.ts'
import { saveAs } from './saves-queries.ts'

const SEED = 5_550_311

/** What there is to be linked to, by kind. */
async function listAlvos(trx: Trx) {
  const lines = await trx.selectFrom('orcamento').select(['id', 'secretaria_id']).orderBy('id').execute()
  const bairros = await trx.selectFrom('bairros').select(['id', 'bairro']).orderBy('id').execute()
  const items = await trx.selectFrom('pca').select(['id', 'requisitante']).orderBy('id').execute()
  const secretarias = await trx.selectFrom('secretarias').select(['id', 'nomesecretaria']).execute()
  const convenios: { tipo: TipoVinculo; id: number }[] = []
  for (const { key } of FAMILIAS) {
    const rows = await trx.selectFrom(`convenios_${key}`).select('id').orderBy('id').limit(6).execute()
    convenios.push(...rows.map(({ id }) => ({ tipo: key, id })))
  }
  return { lines, bairros, items, secretarias, convenios }
}

type Alvos = Awaited<ReturnType<typeof listAlvos>>

const pick = <T>(list: readonly T[], draw: Draw): T | undefined => list[draw.whole(0, list.length - 1)]

/** The links of one project: its department's line, its neighbourhood, sometimes an item of the plan and an agreement. */
function linksOf({ id, body }: Cadastrado, alvos: Alvos, draw: Draw): object[] {
  const { id_secretaria, nomeprojeto, valor } = body
  const part = valor ? fromCents(Math.floor((toCents(valor) * draw.whole(8, 30)) / 100)) : null
  const line = pick(
    alvos.lines.filter(({ secretaria_id }) => secretaria_id === id_secretaria),
    draw,
  )
  const lugar = lugarOf(nomeprojeto)
  const bairro = lugar && alvos.bairros.find((one) => fold(one.bairro) === fold(lugar))
  const nome = alvos.secretarias.find((one) => one.id === id_secretaria)?.nomesecretaria ?? ''
  const item = pick(
    alvos.items.filter(({ requisitante }) => fold(requisitante).includes(fold(nome))),
    draw,
  )
  const convenio = draw.chance(25) ? pick(alvos.convenios, draw) : undefined
  return [
    ...(line ? [{ tipo: 'orcamento', id_alvo: line.id, valor: part }] : []),
    ...(item && draw.chance(60) ? [{ tipo: 'pca', id_alvo: item.id }] : []),
    ...(bairro ? [{ tipo: 'bairro', id_alvo: bairro.id }] : []),
    ...(convenio ? [{ tipo: convenio.tipo, id_alvo: convenio.id, valor: part }] : []),
  ].map((link) => ({ ...link, id_projeto: id }))
}

export async function fillVinculos(
  trx: Trx,
  admin: SessionUser,
  projetos: readonly Cadastrado[],
): Promise<void> {
  const alvos = await listAlvos(trx)
  const draw = drawFrom(SEED)
  for (const projeto of projetos) {
    const links = linksOf(projeto, alvos, draw)
    await saveAs(trx, admin, async () => {
      for (const link of links) await insertVinculo(trx, vinculoCreate.parse(link))
    })
  }
}
