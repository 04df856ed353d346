import { diaUtilFrom } from '../calendario/dias-uteis.ts'
import { isObra } from '../contratos/dominios.ts'
import { addDays } from '../shared/days.ts'
import { addMonths } from '../shared/meses.ts'
import type { FatosContrato } from './fatos.ts'
import { isUnderLei, on, type RegraLegal } from './regra-legal.ts'

type Regra = RegraLegal<FatosContrato>

/** From which day on nothing is measured yet: the day after the last bulletin, or the order to begin. */
const desde = ({ medido_ate, ordem_inicio }: FatosContrato) =>
  medido_ate === null ? ordem_inicio : addDays(medido_ate, 1)

/** Works that are under way and measured: a stopped one has nothing to measure, the final bulletin was the last. */
const isMeasured = (fatos: FatosContrato) =>
  fatos.tem_planilha && !fatos.medicao_final && !fatos.parado && fatos.encerrado_em === null && isObra(fatos)

/** What follows from the bulletins and the receipt of a contract. Only the records end these. */
export const REGRAS_MEDICAO: readonly Regra[] = [
  {
    chave: 'medicao',
    label: 'Medição mensal da obra',
    base: 'art. 92, § 5º, Lei 14.133/2021',
    comeca: 'ordem de início, ou fim da última medição',
    termina: 'boletim do período aberto',
    acao: 'Abra o boletim do mês e meça o que foi executado.',
    soPeloRegistro: true,
    vence: (fatos, { calendario }) => {
      const from = desde(fatos)
      return isMeasured(fatos) && isUnderLei(fatos.assinatura) && from !== null
        ? [diaUtilFrom(calendario, addMonths(from, 1))]
        : []
    },
    encerrado: () => null,
  },
  {
    chave: 'pagamento',
    label: 'Dois meses de nota fiscal sem pagamento',
    base: 'art. 137, § 2º, IV, Lei 14.133/2021',
    comeca: 'emissão da nota fiscal do boletim liquidado',
    termina: 'pagamento do boletim',
    acao: 'Pague o boletim: depois desse dia a contratada pode pedir a extinção do contrato.',
    soPeloRegistro: true,
    vence: ({ assinatura, nota_em }) =>
      isUnderLei(assinatura) && nota_em !== null ? [addMonths(nota_em, 2)] : [],
    encerrado: () => null,
  },
  {
    chave: 'ressalvas',
    label: 'Correção das ressalvas do recebimento provisório',
    base: 'arts. 119 e 140, Lei 14.133/2021',
    comeca: 'termo de recebimento provisório com ressalvas',
    termina: 'ressalvas sanadas',
    acao: 'Confira os reparos da contratada e registre o dia em que as ressalvas foram sanadas.',
    soPeloRegistro: true,
    vence: ({ assinatura, corrigir_ate }) =>
      isUnderLei(assinatura) && corrigir_ate !== null ? [corrigir_ate] : [],
    encerrado: ({ sanadas_em }) => on(sanadas_em, 'ressalvas sanadas'),
  },
]
