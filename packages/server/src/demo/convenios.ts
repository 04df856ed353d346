import { createOf } from '@paco/domain/convenios/convenio'
import { FAMILIAS, type FamiliaKey, type KnownFamilia } from '@paco/domain/convenios/familias'
import { addDays, type Day, formatDay } from '@paco/domain/shared/days'
import { formatMoney, fromCents, toCents } from '@paco/domain/shared/money'
import { insertConvenio } from '../convenios/queries.ts'
import { insertRepasse } from '../convenios/repasses-queries.ts'
import type { Trx } from '../db/database.ts'
import { CONTADORES, EMPRESAS, FISCAIS, OBRAS, type Obra, PARLAMENTARES } from './convenios-objetos.ts'
import { dealPrazos, type Prazos } from './convenios-prazos.ts'
import { type Draw, drawFrom } from './random.ts'
import { listRealizados } from './realizados.ts'
import { listRepasses } from './repasses.ts'

const SEED = 6_470_021
/** As many as a family had fields when the demo city was drawn: it stays the same city. */
const SEMENTES: Record<FamiliaKey, number> = { dade: 18, estadual: 14, federal: 18, finisa: 9, sempapel: 14 }

const pick = <T>(list: readonly T[], draw: Draw): T => list[draw.whole(0, list.length - 1)] as T
const numbered = (draw: Draw, most: number, ano: number) =>
  `${String(draw.whole(1, most)).padStart(3, '0')}/${ano}`

/** The law changed the ways of tendering at the end of 2023. */
function modalidade(ano: number, draw: Draw): string {
  const kind = ano <= 2023 ? pick(['TP', 'CP', 'DL'], draw) : pick(['CE', 'CE', 'PE', 'DL'], draw)
  return `${kind} ${numbered(draw, 60, ano)}`
}

const NUMBERS: Partial<Record<FamiliaKey, (ano: number, draw: Draw) => string>> = {
  dade: (ano, draw) => `DADETUR ${numbered(draw, 180, ano)}`,
  estadual: (ano, draw) => `${draw.whole(100_100, 109_900)}/${ano}`,
  federal: (ano, draw) => `${draw.whole(920_000, 968_000)}/${ano}`,
  sempapel: (ano, draw) => numbered(draw, 900, ano),
}

/** What is paid by whom, in reais. Now and then somebody wrote down a total that does not add up. */
function amounts(obra: Obra, draw: Draw) {
  const whole = toCents(obra.mil * 1000) + draw.whole(-4_000_000, 4_000_000)
  const contrapartida = Math.round((whole * draw.whole(2, 20)) / 100)
  const slip = draw.chance(17) ? pick([-1_000_000, 90_000, 2_500_000], draw) : 0
  return {
    repasse: fromCents(whole - contrapartida),
    contrapartida: fromCents(contrapartida),
    valor_total: fromCents(whole + slip),
  }
}

function liberado(prazos: Prazos, repasse: number, draw: Draw): string {
  if (prazos.inicio === null) return 'Nenhuma parcela liberada'
  const parcela = draw.whole(1, 3)
  const amount = formatMoney(fromCents(Math.round((toCents(repasse) * parcela) / 3)))
  return `${parcela}ª de 3 parcelas; ${amount} liberados`
}

/** Everything an agreement may hold; each family takes the fields it has. */
function recordOf(familia: KnownFamilia, obra: Obra, prazos: Prazos, draw: Draw) {
  const { assinatura, inicio, convenio, contrato, ano, status } = prazos
  const { repasse, contrapartida, valor_total } = amounts(obra, draw)
  const begun = inicio !== null
  const fiscal = pick(FISCAIS, draw)
  return {
    objeto: obra.objeto,
    projeto: obra.objeto,
    objeto_completo: obra.completo,
    parlamentar: pick(PARLAMENTARES, draw),
    cp_dl_tp: begun ? modalidade(ano, draw) : null,
    contrato: begun ? `CT ${numbered(draw, 140, Number(inicio.slice(0, 4)))}` : null,
    numero_convenio: assinatura && NUMBERS[familia.key]?.(ano, draw),
    numero_demanda: String(draw.whole(11_000, 89_000)).padStart(6, '0'),
    ano,
    repasse,
    contrapartida,
    valor_total,
    repasse_convenio: repasse,
    contra_convenio: contrapartida,
    recurso_liberado: liberado(prazos, repasse, draw),
    assinatura_termo: assinatura,
    ass_termo: assinatura,
    vigencia_convenio: convenio,
    vigencia_contrato: contrato,
    empresa: begun ? pick(EMPRESAS, draw) : null,
    ois: begun ? `OIS ${numbered(draw, 90, ano)} de ${formatDay(addDays(inicio, 12))}` : null,
    fiscal,
    fiscal_contador: `${fiscal} / ${pick(CONTADORES, draw)}`,
    // No bank has this number.
    conta_bancaria: `Banco 000, ag. 0001-0, c/c 90.${draw.whole(100, 999)}-${draw.whole(0, 9)}`,
    status,
  } as const
}

/** The agreements of one family as they would be sent to create them. */
export function listConvenios(familia: KnownFamilia, today: Day) {
  const draw = drawFrom(SEED + SEMENTES[familia.key])
  const obras = OBRAS[familia.key]
  const prazos = dealPrazos(familia, obras.length, today, draw)
  return draw.shuffle(obras).map((obra, index) => {
    const record = recordOf(familia, obra, prazos[index] as Prazos, draw)
    return createOf(familia).parse(record)
  })
}

/** Through the product's own insert, checked by the form's own schema. */
export async function fillConvenios(trx: Trx, today: Day): Promise<void> {
  for (const familia of FAMILIAS) {
    for (const body of listConvenios(familia, today)) {
      const id = await insertConvenio(trx, familia, body)
      for (const repasse of listRepasses(familia, id, body, today)) await insertRepasse(trx, repasse)
    }
  }
  for (const [familia, body] of listRealizados(today)) await insertConvenio(trx, familia, body)
}
