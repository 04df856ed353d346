import { TIPO_NAMES } from '../aditivos/aditivo.ts'
import { quoted } from '../auditoria/fala.ts'
import type { Kind, Kinds } from '../auditoria/manchete.ts'
import { MARCO_LABELS, type MarcoKey } from '../calendario/marco.ts'
import { tableOf } from '../convenios/familia.ts'
import { FAMILIAS } from '../convenios/familias.ts'
import { TIPO_LABELS as REGISTRO_LABELS } from '../diario/registro.ts'
import { dizerChave } from '../prazos/chave-dita.ts'
import { TIPO_LABELS as TERMO_LABELS } from '../recebimentos/recebimento.ts'
import { formatDay } from '../shared/days.ts'
import { ATOS } from './atos.ts'

/** What every kind of record is called that the trail may name, by its table. */
const CALLED: Readonly<Record<string, Pick<Kind, 'title' | 'nameOf' | 'foundOn'>>> = {
  cidade: { title: 'Configuração da cidade', nameOf: () => 'Configuração da cidade' },
  criterios: { title: 'Critério de transparência' },
  tribunais: { title: 'Tribunal de contas' },
  cidade_brasao: { title: 'Brasão da cidade', nameOf: () => 'Brasão da cidade' },
  guia: { title: 'Guia dos primeiros passos', nameOf: () => 'Guia dos primeiros passos' },
  secretarias: { title: 'Secretaria' },
  usuarios: { title: 'Usuário' },
  orcamento: {
    title: 'Lançamento orçamentário',
    nameOf: (_, nome) => `Lançamento orçamentário da ficha ${nome ?? ''}`.trim(),
  },
  opcoes_orcamento: { title: 'Opção do orçamento' },
  feriados: { title: 'Feriado' },
  marcos: {
    title: 'Data do calendário fiscal',
    nameOf: ({ ano, marco }) => `${MARCO_LABELS[marco as MarcoKey] ?? String(marco)} (${String(ano)})`,
  },
  visoes: { title: 'Visão de lista', nameOf: ({ lista }) => `Visão da lista ${String(lista)}` },
  prazos_cumpridos: {
    title: 'Prazo legal cumprido',
    nameOf: ({ chave }) => `Prazo legal: ${dizerChave(String(chave))}`,
  },
  pca: { title: 'Item do PCA' },
  pca_planos: {
    title: 'Plano de contratações',
    nameOf: ({ ano }) => `Plano de contratações de ${String(ano)}`,
  },
  pca_revisoes: { title: 'Revisão do PCA', nameOf: ({ numero }) => `Revisão ${String(numero)} do item` },
  bairros: { title: 'Bairro' },
  lancamentos_bairros: { title: 'Lançamento por bairro' },
  projetos: { title: 'Projeto' },
  aditivos: {
    title: 'Aditivo',
    nameOf: ({ tipo }) => TIPO_NAMES[tipo as keyof typeof TIPO_NAMES] ?? 'Aditivo',
  },
  importacoes: {
    title: 'Importação',
    nameOf: ({ titulo }) => `Importação: ${String(titulo)}`,
  },
  pacotes_cargas: { title: 'Carga de pacote', nameOf: ({ nome }) => `Carga do pacote ${String(nome)}` },
  pacotes_enviados: { title: 'Pacote enviado' },
  contratos: { title: 'Contrato' },
  emendas: { title: 'Emenda' },
  checklist_regras: {
    title: 'Documento da lista',
    nameOf: ({ nome }) => `Documento da lista: ${String(nome)}`,
  },
  repasses: {
    title: 'Valor recebido',
    nameOf: ({ data }) => `Valor recebido em ${formatDay(String(data))}`,
  },
  etapas: {
    title: 'Etapa',
    nameOf: ({ numero }, nome) => `Etapa ${nome ?? String(numero)}`,
  },
  servicos: {
    title: 'Serviço',
    nameOf: ({ descricao }) => `Serviço ${String(descricao)}`,
  },
  parcelas: {
    title: 'Parcela',
    nameOf: ({ mes, servico_id }) => `Parcela do mês ${String(mes)} do serviço ${String(servico_id)}`,
  },
  paralisacoes: {
    title: 'Paralisação',
    nameOf: () => 'Paralisação',
  },
  aditivo_mensagens: {
    title: 'Mensagem sobre um aditivo',
    nameOf: ({ aditivo_id, texto }) =>
      ['Mensagem', quoted(texto), `sobre o aditivo nº ${String(aditivo_id)}`].filter(Boolean).join(' '),
    foundOn: ({ aditivo_id }) => `aditivos/${String(aditivo_id)}`,
  },
  diario: {
    title: 'Diário de obra',
    nameOf: ({ tipo }) => `${REGISTRO_LABELS[tipo as keyof typeof REGISTRO_LABELS] ?? 'Registro'} do diário`,
  },
  correcoes: {
    title: 'Correção da linha de base',
    nameOf: ({ etapa }) =>
      etapa === null ? 'Correção do valor' : `Correção do fim da etapa ${String(etapa)}`,
  },
  contratos_projetos: {
    title: 'Projeto do contrato',
    nameOf: ({ projeto_id }) => `Vínculo com o projeto ${String(projeto_id)}`,
  },
  contratos_correcoes: {
    title: 'Correção do contrato',
    nameOf: ({ campo }) => `Correção do contrato: ${String(campo)}`,
  },
  quantitativos_revisoes: {
    title: 'Planilha orçamentária',
    nameOf: ({ revisao }) => `Planilha orçamentária, revisão ${String(revisao)}`,
  },
  recebimentos: {
    title: 'Termo de recebimento',
    nameOf: ({ tipo }) =>
      `Termo de recebimento ${(TERMO_LABELS[tipo as keyof typeof TERMO_LABELS] ?? '').toLowerCase()}`.trim(),
  },
  medicoes_regras: {
    title: 'Modo de medição',
    nameOf: () => 'Modo de medição',
  },
  medicoes: {
    title: 'Boletim de medição',
    nameOf: ({ numero }) => `Boletim de medição nº ${String(numero)}`,
  },
  medicoes_pagamentos: {
    title: 'Pagamento',
    nameOf: ({ empenho }) => `Pagamento, empenho ${String(empenho)}`,
  },
  vinculos: {
    title: 'Vínculo',
    nameOf: () => 'Vínculo',
  },
  coordenadas: {
    title: 'Ponto no mapa',
    nameOf: () => 'Ponto no mapa',
  },
  documentos: {
    title: 'Documento',
    nameOf: ({ titulo }) => `Documento ${String(titulo)}`,
  },
  documento_versoes: {
    title: 'Versão de documento',
    nameOf: ({ n, arquivo_nome }) => `Versão ${String(n)}, ${String(arquivo_nome)}`,
  },
  declaracoes: {
    title: 'Declaração de inexistência',
    nameOf: ({ texto }, nome) => `Declaração “${String(texto ?? nome)}”`,
  },
  remessas: {
    title: 'Remessa',
    nameOf: ({ arquivo_nome }, nome) => `Remessa ${String(arquivo_nome ?? nome)}`,
  },
  convites: {
    title: 'Convite',
    nameOf: () => 'Convite',
  },
  senha_links: {
    title: 'Link de senha',
    nameOf: () => 'Link de senha',
  },
  segundo_fator: {
    title: 'Verificação em duas etapas',
    nameOf: () => 'Verificação em duas etapas',
  },
  acesso_regras: {
    title: 'Regra de acesso',
    nameOf: () => 'Regra de acesso',
  },
  identidades: {
    title: 'Identidade de acesso',
    nameOf: ({ emissor }) => `Identidade em ${String(emissor)}`,
  },
  checklist_etapas: {
    title: 'Conclusão de etapa',
    nameOf: () => 'Conclusão de etapa sem documentos',
  },
  checklist_dispensas: {
    title: 'Dispensa de documento',
    nameOf: ({ codigo }) => `Dispensa do documento ${String(codigo)}`,
  },
  checklist_conclusoes: {
    title: 'Conclusão de etapa sem documentos',
    nameOf: ({ etapa }) => `Conclusão da etapa ${String(etapa)} sem documentos`,
  },
  ...Object.fromEntries(
    FAMILIAS.map((familia) => [
      tableOf(familia),
      {
        get title() {
          return `Convênio ${familia.label}`
        },
      },
    ]),
  ),
}

/** How the trail speaks of every kind of record: on its screens, in notices and in e-mails alike. */
export const KINDS: Kinds = Object.fromEntries(
  Object.entries(CALLED).map(([table, called]) => [
    table,
    ATOS[table] ? { ...called, ...ATOS[table] } : called,
  ]),
)
