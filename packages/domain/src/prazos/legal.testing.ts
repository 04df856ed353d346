import { calendarioOf } from '../calendario/dias-uteis.ts'
import type { RegraFeriado } from '../calendario/feriados-do-ano.ts'
import type { Day } from '../shared/days.ts'
import type {
  FatosAditivo,
  FatosContrato,
  FatosConvenio,
  FatosLegais,
  FatosObra,
  FatosParalisacao,
} from './fatos.ts'
import { prazosLegais } from './legal.ts'

const fixo = (dia_do_mes: number, mes: number): RegraFeriado => ({
  regra: 'fixo',
  mes,
  dia_do_mes,
  deslocamento: null,
  dia: null,
  ativo: true,
})
/** Christmas, New Year, and the two holidays of November. */
export const calendario = calendarioOf([fixo(25, 12), fixo(1, 1), fixo(15, 11), fixo(20, 11)])

const OF = { id_secretaria: 12, secretaria_nome: 'Obras', id_projeto: null }
export const CONTRATO: FatosContrato = {
  ...OF,
  registro: 'contrato',
  id: 12,
  titulo: 'Contrato 45/2026',
  contratacao_direta: false,
  regime: 1,
  situacao: 'Em execução',
  assinatura: '2026-11-03',
  vigencia_fim: null,
  data_base: null,
  pncp_numero: null,
  encerrado_em: null,
  recebido_provisorio_em: null,
  recebido_definitivo_em: null,
  reajustado_em: null,
  ordem_inicio: null,
  tem_planilha: false,
  medido_ate: null,
  medicao_final: false,
  parado: false,
  nota_em: null,
  corrigir_ate: null,
  sanadas_em: null,
}
export const ADITIVO: FatosAditivo = {
  ...OF,
  registro: 'aditivo',
  id: 9,
  titulo: 'Ponte',
  tipo: 'valor',
  status: 'aprovado',
  data_assinatura: null,
  antecipado_em: null,
  contratacao_direta: false,
}
export const PARADA: FatosParalisacao = {
  ...OF,
  registro: 'paralisacao',
  id: 5,
  titulo: 'Ponte',
  inicio: '2026-08-31',
  reinicio: null,
  aviso_publicado_em: null,
  placa_em: null,
  anteriores: [],
}
export const OBRA: FatosObra = {
  ...OF,
  registro: 'obra',
  id: 3,
  titulo: 'Ponte',
  id_projeto: 3,
  sem_evolucao_em: '2026-11-10',
}
export const CONVENIO: FatosConvenio = {
  ...OF,
  registro: 'convenio_dade',
  id: 7,
  titulo: 'Mirante',
  vigencia_convenio: '2026-09-30',
}

export const contrato = (part: Partial<FatosContrato>): FatosContrato => ({ ...CONTRATO, ...part })
export const aditivo = (part: Partial<FatosAditivo>): FatosAditivo => ({ ...ADITIVO, ...part })
export const parada = (part: Partial<FatosParalisacao>): FatosParalisacao => ({ ...PARADA, ...part })
export const cumprido = (part: Partial<FatosContrato>) => contrato({ situacao: 'Cumprido', ...part })

export const HOJE: Day = '2026-11-16'
export const all = (fatos: FatosLegais, hoje = HOJE) => prazosLegais(fatos, { calendario, hoje })
export const find = (fatos: FatosLegais, chave: string, hoje = HOJE) =>
  all(fatos, hoje).find((prazo) => prazo.chave === chave)
