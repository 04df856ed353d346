import { planoDoCronograma } from '@paco/domain/medicoes/curva'
import { isAprovado, SITUACOES_BOLETIM } from '@paco/domain/medicoes/situacao'
import { addDays, type Day } from '@paco/domain/shared/days'
import { sumMoney } from '@paco/domain/shared/money'
import type { SessionUser } from '@paco/domain/shared/roles'
import type { Trx } from '../db/database.ts'
import type { BoletimDemo } from './medicoes-boletins.ts'
import { folhasOf, isRunning, measurable, type Obra, obraOf, takesBack } from './medicoes-obras.ts'
import { diaDe, mesesDe, previstosDe } from './medicoes-plano.ts'
import {
  insertBoletins,
  insertPagamentos,
  insertRegras,
  insertRevisoes,
  listContratosAssinados,
  type NovoBoletim,
  type RevisaoDemo,
  reserveChaves,
} from './medicoes-queries.ts'
import { BDI } from './planilha.ts'
import { fillRecebimentos } from './recebimentos.ts'
import { fiscalOf, type Pessoas } from './usuarios.ts'

const at = (day: Day, hour: number) => new Date(`${day}T${hour}:20:00-03:00`)

async function writeRevisoes(
  trx: Trx,
  obras: readonly Obra[],
  admin: SessionUser,
): Promise<Map<string, number>> {
  const ids = new Map<string, number>()
  const most = Math.max(...obras.map(({ folhas }) => folhas.length))
  for (let revisao = 0; revisao < most; revisao += 1) {
    const rows = obras.flatMap(({ contrato, folhas }): RevisaoDemo[] => {
      const folha = folhas[revisao]
      if (!folha) return []
      const aditivo_id = contrato.acrescimos[revisao - 1]?.id ?? null
      const total = sumMoney(folha.linhas.filter(({ tipo }) => tipo === 'item').map(({ valor }) => valor))
      return [
        {
          contrato_id: contrato.id,
          revisao,
          aditivo_id,
          vigente_de: folha.desde,
          bdi: BDI,
          total,
          aprovada_por: admin.id,
          aprovada_em: at(folha.desde, 16),
          linhas: folha.linhas,
        },
      ]
    })
    const made = await insertRevisoes(trx, rows)
    for (const [index, { contrato_id }] of rows.entries())
      ids.set(`${contrato_id} ${revisao}`, made[index] ?? 0)
  }
  return ids
}

async function writeRegras(trx: Trx, obras: readonly Obra[]): Promise<void> {
  const schedules = obras.map(({ contrato, etapas }) =>
    etapas.flatMap((etapa) => previstosDe(etapa, mesesDe(contrato.prazo_dias))),
  )
  await insertRegras(
    trx,
    obras.map(({ contrato, roteiro, etapas }, index) => ({
      contrato_id: contrato.id,
      modo: roteiro.modo,
      retencao_percentual: roteiro.retencao,
      plano: JSON.stringify(
        planoDoCronograma(new Map(etapas.map(({ chave, valor }) => [chave, valor])), schedules[index] ?? []),
      ),
      versao: 2,
    })),
    obras.flatMap(({ contrato }, index) =>
      (schedules[index] ?? []).map((previsto) => ({ ...previsto, contrato_id: contrato.id })),
    ),
  )
}

/** One bulletin as it is written: open with its rows first, whatever became of it then. */
function novoOf(obra: Obra, boletim: BoletimDemo, revisao_id: number, pessoas: Pessoas): NovoBoletim {
  const { contrato, roteiro } = obra
  const { fim, situacao, numero } = boletim
  const fiscal = fiscalOf(pessoas, contrato.id_secretaria)
  const gone = SITUACOES_BOLETIM.indexOf(situacao)
  const reached = (other: (typeof SITUACOES_BOLETIM)[number]) => gone >= SITUACOES_BOLETIM.indexOf(other)
  const attested = reached('atestada')
    ? { atestada_por: fiscal.id, atestada_em: at(diaDe(fim, 'atestada'), 15) }
    : {}
  return {
    aberto: {
      contrato_id: contrato.id,
      revisao_id,
      numero,
      inicio: boletim.inicio,
      fim,
      final: boletim.final,
      modo: roteiro.modo,
      situacao: isAprovado(situacao) ? 'em_elaboracao' : situacao,
      indice_base: boletim.indice_base,
      indice_atual: boletim.indice_atual,
      retencao_percentual: roteiro.retencao,
      ...boletim.valores,
      criado_por: fiscal.id,
      enviada_em: reached('enviada') ? at(diaDe(fim, 'enviada'), 10) : null,
      atestada_por: null,
      atestada_em: null,
      ...(isAprovado(situacao) ? {} : attested),
      versao: gone + 2,
    },
    depois: isAprovado(situacao)
      ? {
          // Payments are of what is liquidated, and make it paid.
          situacao: situacao === 'aprovada' ? 'aprovada' : 'liquidada',
          ...attested,
          aprovada_por: pessoas.admin.id,
          aprovada_em: at(diaDe(fim, 'aprovada'), 11),
          ...(reached('liquidada')
            ? {
                liquidada_por: pessoas.admin.id,
                liquidada_em: at(diaDe(fim, 'liquidada'), 14),
                nota_fiscal: `NFS-e ${1200 + contrato.id * 13 + numero}`,
                nota_fiscal_em: addDays(fim, 12),
              }
            : {}),
        }
      : null,
    itens: boletim.itens,
  }
}

async function writeBoletins(
  trx: Trx,
  obras: readonly Obra[],
  revisoes: ReadonlyMap<string, number>,
  pessoas: Pessoas,
): Promise<void> {
  const paid: Parameters<typeof insertPagamentos>[1][number][] = []
  const done: number[] = []
  const most = Math.max(...obras.map(({ boletins }) => boletins.length))
  for (let index = 0; index < most; index += 1) {
    const round = obras.flatMap((obra) => {
      const boletim = obra.boletins[index]
      return boletim ? [{ obra, boletim }] : []
    })
    const ids = await insertBoletins(
      trx,
      round.map(({ obra, boletim }) =>
        novoOf(obra, boletim, revisoes.get(`${obra.contrato.id} ${boletim.revisao}`) ?? 0, pessoas),
      ),
    )
    for (const [place, { obra, boletim }] of round.entries()) {
      const medicao_id = ids[place] ?? 0
      if (boletim.situacao === 'paga') done.push(medicao_id)
      for (const [part, { data, valor }] of boletim.pagamentos.entries())
        paid.push({
          medicao_id,
          contrato_id: obra.contrato.id,
          empenho: `${2000 + obra.contrato.id * 3}/${data.slice(0, 4)}`,
          nota_fiscal: `NFS-e ${1200 + obra.contrato.id * 13 + boletim.numero}${part > 0 ? `-${part + 1}` : ''}`,
          data,
          valor,
          registrado_por: pessoas.admin.id,
          registrado_em: at(data, 17),
        })
    }
  }
  await insertPagamentos(trx, paid, done)
}

/** Sheets, schedules, bulletins, payments and receipts, all of a kind at once: one by one they would take longer than all else. */
export async function fillMedicoes(trx: Trx, pessoas: Pessoas, today: Day): Promise<void> {
  const contratos = measurable(await listContratosAssinados(trx), today)
  let count = 0
  for (const contrato of contratos) folhasOf(contrato, () => ++count)
  const chaves = await reserveChaves(trx, count)
  let next = 0
  const nextChave = () => chaves[next++] ?? 0
  const estornado = contratos.findIndex((contrato) => takesBack(contrato, today))
  const obras = contratos.map((contrato, index) =>
    obraOf(contrato, { index, estorno: index === estornado }, folhasOf(contrato, nextChave), today),
  )
  const revisoes = await writeRevisoes(trx, obras, pessoas.admin)
  await writeRegras(trx, obras)
  await writeBoletins(trx, obras, revisoes, pessoas)
  await fillRecebimentos(
    trx,
    pessoas,
    contratos.filter((one) => !isRunning(one)),
    today,
  )
}
