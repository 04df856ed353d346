import type { PrazoLegal } from '@paco/domain/prazos/legal'
import { addDays, type Day } from '@paco/domain/shared/days'
import type { Trx } from '../db/database.ts'
import { insertCumprimento } from '../prazos/cumprimentos-queries.ts'
import { readOpenLegais } from '../prazos/legal.ts'
import { drawFrom } from './random.ts'
import type { Pessoas } from './usuarios.ts'

const SEED = 5_119_204
/** Of a hundred deadlines that have passed, so many were met. */
const MET = 93

/** What shows that one was met, by its rule. */
const EVIDENCIAS: Readonly<Record<string, string>> = {
  pncp: 'Publicado no PNCP; extrato no Diário Oficial do Município.',
  quantitativos: 'Planilha contratada no portal da transparência, página da obra.',
  executados: 'Planilha executada no portal da transparência, página da obra.',
  reajuste: 'Apostila de reajuste juntada ao processo.',
  contas: 'Prestação de contas enviada; protocolo no processo.',
}

const evidenciaOf = ({ regra }: PrazoLegal) =>
  EVIDENCIAS[regra.chave] ?? 'Termo assinado e juntado ao processo.'

/** A city hall that keeps its deadlines, most of the time: what has passed was met some days before. */
export async function fillPrazos(trx: Trx, { admin }: Pessoas, today: Day): Promise<void> {
  const draw = drawFrom(SEED)
  for (const prazo of await readOpenLegais(trx, admin, today)) {
    if (prazo.dias >= 0 || prazo.regra.soPeloRegistro || !draw.chance(MET)) continue
    const cumprido_em = addDays(prazo.dia, -draw.whole(0, 6))
    await insertCumprimento(trx, {
      chave: prazo.chave,
      cumprido_em,
      evidencia: evidenciaOf(prazo),
      arquivo: null,
      arquivo_nome: null,
      feito_por: admin.id,
      feito_em: new Date(`${cumprido_em}T18:00:00Z`),
    })
  }
}
