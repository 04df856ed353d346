import { INDICES, isEncerrado, REGIMES, SITUACOES_CONTRATO } from '@paco/domain/contratos/dominios'
import { ATA_LABELS, ATAS, CATEGORIAS_PROCESSO } from '@paco/domain/contratos/pncp-dominios'
import { canMoveContrato } from '@paco/domain/contratos/policy'
import type { SessionUser } from '@paco/domain/shared/roles'
import { optionsFrom } from '../ui/entity-form/options-from.ts'
import type { Field, OptionsQuery, SuggestionSearch, Values } from '../ui/entity-form/types.ts'
import { ProjetosField, projetosSent, projetosShown } from './projetos-field.tsx'
import { pessoasQuery } from './queries.ts'

interface FieldsProps {
  who: SessionUser | null
  secretarias: OptionsQuery
  /** Names that are known, for those without an account. */
  conhecidas: SuggestionSearch
  /** The department of a contract whose department is not chosen in the form. */
  nome: string
  /** What was signed is only read. */
  locked: boolean
}

const regimes = Object.entries(REGIMES).map(([value, label]) => ({ value: Number(value), label }))
const situacoes = SITUACOES_CONTRATO.map((value) => ({ value, label: value }))
const categorias = Object.entries(CATEGORIAS_PROCESSO).map(([value, label]) => ({
  value: Number(value),
  label,
}))
const atas = ATAS.map((value) => ({ value, label: ATA_LABELS[value] }))
const indices = INDICES.map((value) => ({ value, label: value }))

const pessoas = optionsFrom(pessoasQuery, (people) =>
  people.map(({ id, name, secretaria_nome }) => ({
    value: id,
    label: secretaria_nome === null ? name : `${name} (${secretaria_nome})`,
  })),
)

const isEnded = ({ situacao }: Values) => typeof situacao === 'string' && isEncerrado(situacao as never)

/** Somebody who answers for the contract: an account of the system, or else a name. */
const personFields = <const Name extends string>(name: Name, search: SuggestionSearch) =>
  [
    {
      name: `${name}_id` as const,
      kind: 'select',
      options: pessoas,
      placeholder: 'Nenhuma: escreva o nome',
    },
    { name, kind: 'suggest', search, when: (values: Values) => values[`${name}_id`] == null },
  ] as const satisfies readonly Field[]

function secretariaField({ who, secretarias, nome, locked }: FieldsProps) {
  return canMoveContrato(who)
    ? ({
        name: 'id_secretaria',
        kind: 'select',
        required: true,
        options: secretarias,
        disabled: locked,
        span: 4,
      } as const satisfies Field)
    : ({ name: 'id_secretaria', kind: 'readonly', show: () => nome || '-', span: 4 } as const satisfies Field)
}

/** What was agreed, with whom, for how much and until when, and who looks after it. */
export function contratoFields(props: FieldsProps) {
  const { locked } = props
  const frozen = locked ? 'Assinado: muda por aditivo.' : undefined
  return [
    { name: 'identificacao', kind: 'section', label: 'Contrato' },
    { name: 'numero', kind: 'text', span: 2 },
    { name: 'ano', kind: 'integer', placeholder: 'aaaa', span: 2 },
    { name: 'processo', kind: 'text', span: 4 },
    secretariaField(props),
    { name: 'objeto', kind: 'textarea', rows: 2 },
    { name: 'empresa', kind: 'text', span: 8 },
    { name: 'cnpj', kind: 'text', placeholder: '00.000.000/0000-00', span: 4 },
    {
      name: 'projetos',
      kind: 'custom',
      required: false,
      span: 12,
      help: 'Os projetos que este contrato atende: pesquise pelo nome e escolha.',
      render: (field) => <ProjetosField {...field} />,
      sent: projetosSent,
      show: projetosShown,
    },
    { name: 'execucao', kind: 'section', label: 'Execução e valores' },
    { name: 'regime', kind: 'select', options: regimes, disabled: locked, span: 6 },
    { name: 'reforma', kind: 'switch', disabled: locked, span: 3, onLabel: 'Sim', offLabel: 'Não' },
    {
      name: 'contratacao_direta',
      kind: 'switch',
      disabled: locked,
      span: 3,
      onLabel: 'Sim',
      offLabel: 'Não',
    },
    { name: 'valor_inicial', kind: 'money', locked, span: 3, help: frozen },
    { name: 'valor_referencia', kind: 'money', span: 3, help: 'Do orçamento-base da licitação.' },
    { name: 'data_base', kind: 'day', span: 3, help: 'Do orçamento estimado.' },
    { name: 'indice', kind: 'suggest', options: indices, span: 3, placeholder: 'Escolha ou escreva' },
    { name: 'datas', kind: 'section', label: 'Datas e situação' },
    { name: 'situacao', kind: 'select', options: situacoes, required: true, span: 3 },
    { name: 'assinatura', kind: 'day', locked, span: 3, help: frozen },
    { name: 'ordem_inicio', kind: 'day', span: 3 },
    { name: 'prazo_dias', kind: 'integer', disabled: locked, span: 3 },
    {
      name: 'vigencia_inicio',
      kind: 'day',
      span: 3,
      help: 'Vazio: o dia da assinatura.',
    },
    {
      name: 'vigencia_fim',
      kind: 'day',
      span: 3,
      help: 'Vazio: contado do início ou da assinatura, pelo prazo.',
    },
    { name: 'encerrado_em', kind: 'day', span: 3, when: isEnded, required: true },
    { name: 'recebido_provisorio_em', kind: 'day', span: 3 },
    { name: 'recebido_definitivo_em', kind: 'day', span: 3 },
    { name: 'antes', kind: 'section', label: 'Antes do uso do sistema' },
    {
      name: 'medido_antes',
      kind: 'money',
      span: 3,
      help: 'O que já estava medido; os boletins daqui somam-se a ele.',
    },
    { name: 'pago_antes', kind: 'money', span: 3, help: 'Vazio: não informado.' },
    { name: 'antes_ate', kind: 'day', span: 3 },
    { name: 'antes_motivo', kind: 'textarea', rows: 2, help: 'O documento ou a planilha de onde saíram.' },
    { name: 'pessoas', kind: 'section', label: 'Quem responde por ele' },
    ...personFields('fiscal_titular', props.conhecidas),
    ...personFields('fiscal_substituto', props.conhecidas),
    ...personFields('gestor', props.conhecidas),
    { name: 'publicacao', kind: 'section', label: 'Publicação' },
    { name: 'pncp_numero', kind: 'text', help: 'Número de controle no Portal Nacional.' },
    { name: 'cipi', kind: 'text', help: 'Cadastro Integrado de Projetos de Investimento.' },
    {
      name: 'pncp_compra',
      kind: 'text',
      placeholder: '00000000000000-1-000000/2026',
      help: 'Número de controle da licitação ou da contratação direta no Portal Nacional.',
    },
    { name: 'pncp_categoria', kind: 'select', options: categorias, placeholder: 'Escolha' },
    { name: 'pncp_ata', kind: 'select', options: atas, placeholder: 'Escolha' },
    { name: 'numero_parcelas', kind: 'integer', help: 'Quantos pagamentos estão previstos.' },
  ] as const satisfies readonly Field[]
}
