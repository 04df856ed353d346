import { addDiasUteis, diaUtilFrom } from '../calendario/dias-uteis.ts'
import { isObra } from '../contratos/dominios.ts'
import { PRAZOS_USUAIS } from '../recebimentos/constantes.ts'
import { prazoDoRecebimento, responsabilidadeAte } from '../recebimentos/regras.ts'
import type { Day } from '../shared/days.ts'
import { addYears } from '../shared/meses.ts'
import type { FatosContrato } from './fatos.ts'
import { type Contagem, isUnderLei, marcado, on, type RegraLegal } from './regra-legal.ts'

type Regra = RegraLegal<FatosContrato>

const encerrado = ({ encerrado_em, situacao }: FatosContrato) => on(encerrado_em, situacao.toLowerCase())

/** Publication in so many working days after the signature. */
const pncp = (direta: boolean, dias: number, inciso: string): Regra => ({
  chave: 'pncp',
  label: 'Publicação do contrato no PNCP',
  base: `art. 94, ${inciso}, Lei 14.133/2021`,
  comeca: 'assinatura do contrato',
  termina: 'número do PNCP informado no contrato',
  acao: 'Publique o contrato no PNCP e informe o número dele.',
  uteis: true,
  vence: ({ contratacao_direta, assinatura }, { calendario }) =>
    contratacao_direta === direta && isUnderLei(assinatura)
      ? [addDiasUteis(calendario, assinatura, dias)]
      : [],
  encerrado: ({ pncp_numero }) => (pncp_numero === null ? null : { em: null, por: `PNCP ${pncp_numero}` }),
})

/** The end of the term, under the law it was signed by. */
const vigencia = (base: string, applies: (assinatura: Day | null) => boolean): Regra => ({
  chave: 'vigencia',
  label: 'Fim da vigência do contrato',
  base,
  comeca: 'assinatura do contrato',
  termina: 'encerramento do contrato',
  acao: 'Encerre o contrato, ou prorrogue-o por aditivo antes desse dia.',
  soPeloRegistro: true,
  degraus: [120, 90, 60, 30, 7],
  vence: ({ assinatura, vigencia_fim }) =>
    vigencia_fim !== null && applies(assinatura) ? [vigencia_fim] : [],
  encerrado,
})

/** The last anniversary of the base date that has passed, and the next: an older one is swallowed by the last. */
function aniversarios(fatos: FatosContrato, { hoje }: Contagem): readonly Day[] {
  const { data_base, assinatura, vigencia_fim, encerrado_em } = fatos
  if (data_base === null || !isUnderLei(assinatura) || encerrado_em !== null) return []
  const years = Math.max(0, Number(hoje.slice(0, 4)) - Number(data_base.slice(0, 4)))
  const all = [years - 1, years, years + 1].filter((n) => n >= 1).map((n) => addYears(data_base, n))
  const runs = (day: Day) => day > assinatura && (vigencia_fim === null || day <= vigencia_fim)
  const passed = all.filter((day) => day <= hoje).slice(-1)
  const next = all.filter((day) => day > hoje).slice(0, 1)
  return [...passed, ...next].filter(runs)
}

export const REGRAS_CONTRATO: readonly Regra[] = [
  pncp(false, 20, 'I'),
  pncp(true, 10, 'II'),
  {
    chave: 'quantitativos',
    label: 'Quantitativos e preços contratados da obra no site',
    base: 'art. 94, § 3º, Lei 14.133/2021',
    comeca: 'assinatura do contrato',
    termina: 'divulgação no site oficial',
    acao: 'Divulgue no site os quantitativos e os preços unitários e totais contratados.',
    uteis: true,
    vence: (fatos, { calendario }) =>
      isObra(fatos) && isUnderLei(fatos.assinatura) ? [addDiasUteis(calendario, fatos.assinatura, 25)] : [],
    encerrado: marcado,
  },
  {
    chave: 'executados',
    label: 'Quantitativos executados e preços praticados da obra no site',
    base: 'art. 94, § 3º, Lei 14.133/2021',
    comeca: 'encerramento do contrato',
    termina: 'divulgação no site oficial',
    acao: 'Divulgue no site os quantitativos executados e os preços praticados.',
    uteis: true,
    vence: (fatos, { calendario }) =>
      isObra(fatos) &&
      isUnderLei(fatos.assinatura) &&
      fatos.encerrado_em !== null &&
      fatos.situacao !== 'Anulado'
        ? [addDiasUteis(calendario, fatos.encerrado_em, 45)]
        : [],
    encerrado: marcado,
  },
  vigencia('art. 105, Lei 14.133/2021', isUnderLei),
  vigencia('art. 57, Lei 8.666/1993', (assinatura) => assinatura !== null && !isUnderLei(assinatura)),
  {
    chave: 'reajuste',
    label: 'Aniversário da data-base para reajuste',
    base: 'art. 25, § 7º, e art. 92, § 3º, Lei 14.133/2021',
    comeca: 'data-base do contrato, a cada 12 meses',
    termina: 'apostila de reajuste',
    acao: 'Calcule o reajuste pelo índice do contrato e registre-o por apostila.',
    anual: true,
    vence: aniversarios,
    encerrado: ({ reajustado_em }, dia) =>
      reajustado_em !== null && reajustado_em >= dia ? on(reajustado_em, 'apostila de reajuste') : null,
  },
  {
    chave: 'provisorio',
    label: 'Recebimento provisório',
    base: `art. 140, Lei 14.133/2021 (${PRAZOS_USUAIS.provisorio} dias, prazo usual)`,
    comeca: 'encerramento do contrato',
    termina: 'termo de recebimento provisório',
    acao: 'O fiscal recebe o objeto por termo detalhado; informe a data no contrato.',
    vence: ({ assinatura, situacao, encerrado_em }, { calendario }) =>
      isUnderLei(assinatura) && situacao === 'Cumprido' && encerrado_em !== null
        ? [diaUtilFrom(calendario, prazoDoRecebimento('provisorio', encerrado_em))]
        : [],
    encerrado: ({ recebido_provisorio_em, recebido_definitivo_em }) =>
      on(recebido_provisorio_em, 'termo provisório') ?? on(recebido_definitivo_em, 'termo definitivo'),
  },
  {
    chave: 'definitivo',
    label: 'Recebimento definitivo',
    base: `art. 140, Lei 14.133/2021 (${PRAZOS_USUAIS.definitivo} dias, prazo usual)`,
    comeca: 'recebimento provisório',
    termina: 'termo de recebimento definitivo',
    acao: 'Servidor ou comissão que não seja o fiscal recebe o objeto; informe a data no contrato.',
    vence: ({ assinatura, recebido_provisorio_em }, { calendario }) =>
      isUnderLei(assinatura) && recebido_provisorio_em !== null
        ? [diaUtilFrom(calendario, prazoDoRecebimento('definitivo', recebido_provisorio_em))]
        : [],
    encerrado: ({ recebido_definitivo_em }) => on(recebido_definitivo_em, 'termo definitivo'),
  },
  {
    chave: 'responsabilidade',
    label: 'Fim dos cinco anos de responsabilidade da contratada',
    base: 'art. 140, § 6º, Lei 14.133/2021',
    comeca: 'recebimento definitivo',
    termina: 'cinco anos depois',
    acao: 'Vistorie a obra e cobre os reparos antes desse dia.',
    passa: true,
    vence: (fatos) =>
      isObra(fatos) && isUnderLei(fatos.assinatura) && fatos.recebido_definitivo_em !== null
        ? [responsabilidadeAte(fatos.recebido_definitivo_em)]
        : [],
    encerrado: marcado,
  },
]
