import { addDays, type Day, formatDay } from '@paco/domain/shared/days'
import { formatMoney } from '@paco/domain/shared/money'
import type { Trx } from '../db/database.ts'
import { versaoOf } from './documentos.ts'
import {
  type ConvenioDemo,
  type DocumentoDemo,
  insertDocumentos,
  listConveniosNumerados,
} from './documentos-queries.ts'
import { drawFrom } from './random.ts'
import { saveAs } from './saves-queries.ts'
import type { Pessoas } from './usuarios.ts'

const SEED = 1_400_305
/** Of so many in a hundred somebody has kept the term here. */
const KEPT = 85

const nomeOf = ({ familia, natureza }: ConvenioDemo) => {
  if (natureza === 'repassa') return 'Termo de colaboração'
  return familia === 'federal' ? 'Contrato de repasse' : 'Termo de convênio'
}

function termoOf(convenio: ConvenioDemo, dia: Day, criado_por: number): DocumentoDemo {
  const { familia, id_convenio, numero, objeto, repasse, vigencia_fim } = convenio
  const titulo = nomeOf(convenio)
  const linhas = [
    `Número: ${numero}`,
    `Objeto: ${objeto}`,
    `Valor: ${formatMoney(repasse)}`,
    `Vigência: até ${formatDay(vigencia_fim)}`,
  ]
  return {
    entidade: `convenios_${familia}`,
    registro_id: id_convenio,
    codigo: 'convenio-termo',
    titulo,
    data_documento: dia,
    criado_por,
    criado_em: new Date(`${dia}T10:00:00-03:00`),
    versoes: [versaoOf(titulo, linhas, `termo-${familia}-${id_convenio}`)],
  }
}

/** The terms of most agreements, for everyone to read. */
export async function fillTermos(trx: Trx, { admin }: Pessoas, today: Day): Promise<void> {
  const draw = drawFrom(SEED)
  const lastMonth = addDays(today, -30)
  const termos = (await listConveniosNumerados(trx))
    .filter(() => draw.chance(KEPT))
    .map((convenio) => {
      const { assinatura } = convenio
      return termoOf(
        convenio,
        assinatura !== null && assinatura < lastMonth ? assinatura : lastMonth,
        admin.id,
      )
    })
  await saveAs(trx, admin, () => insertDocumentos(trx, termos))
}
