import { financeiroFisico } from '@paco/domain/medicoes/pagamento'
import { spiDe } from '@paco/domain/medicoes/ritmo'
import {
  type ContratoExecucao,
  type ObraExecucao,
  type PainelExecucao,
  porAno,
  porMes,
  porSecretaria,
  somar,
} from '@paco/domain/painel/execucao'
import type { Day } from '@paco/domain/shared/days'
import { sumMoney } from '@paco/domain/shared/money'
import type { Db } from '../db/database.ts'
import {
  type ContratoLido,
  type ExecucaoLida,
  type ObraLida,
  type Ritmo,
  readValores,
  type Visto,
} from './execucao-queries.ts'

/** As the curve of the contract tells it, by the same rules. */
function ritmoOf({ medido_ate, planejado_ate, pago_obras }: Ritmo) {
  if (medido_ate === null || pago_obras === null) return { spi: null, cor: null, adiantado: false }
  const spi = planejado_ate === null ? null : spiDe(medido_ate, planejado_ate)
  const { adiantado } = financeiroFisico(pago_obras, medido_ate, planejado_ate ?? 0)
  return { spi: spi?.valor ?? null, cor: spi?.cor ?? null, adiantado }
}

function contratoOf({ medido_ate, planejado_ate, pago_obras, ...own }: ContratoLido): ContratoExecucao {
  return { ...own, ...ritmoOf({ medido_ate, planejado_ate, pago_obras }) }
}

function obraOf({ medido_ate, planejado_ate, pago_obras, ...own }: ObraLida): ObraExecucao {
  const ritmo = ritmoOf({ medido_ate, planejado_ate, pago_obras })
  return { ...own, medido: medido_ate, planejado: planejado_ate, ...ritmo }
}

/** Of what was read, what the panel of a year shows. */
function painelOf(lida: ExecucaoLida, { ano, id_secretaria }: Visto, hoje: Day): PainelExecucao {
  const isSeen = (id: number) => id_secretaria === undefined || id === id_secretaria
  const seen = lida.linhas.filter((linha) => isSeen(linha.id_secretaria))
  const por_mes = porMes(seen, ano)
  // What the department's months plan beyond its contracts, its projects without one do.
  const beyond = sumMoney([somar(por_mes).planejado, -somar(lida.contratos).planejado])
  return {
    hoje,
    ano,
    por_secretaria: porSecretaria(lida.linhas, lida.secretarias, ano),
    por_mes,
    por_ano: porAno(seen),
    contratos: lida.contratos.map(contratoOf),
    sem_contrato: id_secretaria === undefined ? 0 : beyond,
    obras: lida.obras.map(obraOf),
    fora: lida.fora,
  }
}

/** Planned, contracted, measured and paid in a year. */
export const readExecucao = async (db: Db, visto: Visto, today: Day): Promise<PainelExecucao> =>
  painelOf(await readValores(db, visto), visto, today)
