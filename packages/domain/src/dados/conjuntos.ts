import { aditivosList } from '../aditivos/aditivo.ts'
import { lancamentosBairrosList } from '../bairros/lancamento-bairro.ts'
import { feriadosList } from '../calendario/feriado.ts'
import { contratosPlanilha } from '../contratos/contrato.ts'
import { columnsFor } from '../convenios/convenio.ts'
import { FAMILIAS } from '../convenios/familias.ts'
import { repassesList } from '../convenios/repasse.ts'
import { fotosList } from '../diario/registro.ts'
import { documentosList } from '../documentos/documento.ts'
import { emendasList } from '../emendas/emenda.ts'
import type { Column } from '../http/list.ts'
import { boletinsList } from '../medicoes/boletim.ts'
import { orcamentoPlanilha } from '../orcamento/lancamento.ts'
import { paralisacoesList } from '../paralisacoes/paralisacao.ts'
import { pcaAberto } from '../pca/pca.ts'
import { secretariasPlanilha } from '../secretarias/secretaria.ts'
import type { Conjunto } from './conjunto.ts'
import { projetoColunas } from './projeto-colunas.ts'

/** What rows of one set are joined to those of another by. */
const numeroDe = (key: string, label: string): Column => ({ key, label, kind: 'integer' })
const doProjeto = numeroDe('id_projeto', 'Id do projeto')
const doContrato = numeroDe('id_contrato', 'Id do contrato')
const daSecretaria = numeroDe('id_secretaria', 'Id da secretaria')

/** What people write to each other before a decision, and who did, is not for everyone. */
const CONVERSA = new Set([
  'limite_percentual',
  'criado_por_nome',
  'dias_espera',
  'conversa',
  'motivo_devolucao',
  'decidido_por_nome',
  'descricao_pedido',
  'descricao_decisao',
])

const texto = (key: string, label: string): Column => ({ key, label, kind: 'text' })

export const CONJUNTOS = [
  {
    nome: 'obras',
    titulo: 'Obras e serviços de engenharia',
    sobre: 'Cada obra ou serviço de engenharia, com etapas, valores, andamento e lugar no mapa.',
    colunas: projetoColunas,
    pontos: true,
  },
  {
    nome: 'projetos',
    titulo: 'Projetos',
    sobre: 'Todos os projetos da Prefeitura, de qualquer natureza, inclusive as obras.',
    colunas: projetoColunas,
    pontos: true,
  },
  {
    nome: 'contratos',
    titulo: 'Contratos',
    sobre: 'Cada contrato assinado, com empresa, valores, vigência, fiscais e os projetos que atende.',
    colunas: [...contratosPlanilha, texto('ids_projetos', 'Ids dos projetos'), daSecretaria],
  },
  {
    nome: 'aditivos',
    titulo: 'Aditivos e apostilas',
    sobre: 'O que foi aprovado de acréscimo, supressão, reajuste ou prazo, com o termo e o fundamento legal.',
    colunas: [
      ...aditivosList.columns.filter(({ key }) => !CONVERSA.has(key)),
      doProjeto,
      doContrato,
      daSecretaria,
    ],
  },
  {
    nome: 'medicoes',
    titulo: 'Boletins de medição',
    sobre: 'Cada boletim aprovado, com o que foi medido, retido e pago.',
    colunas: [...boletinsList.columns, doContrato, daSecretaria],
  },
  {
    nome: 'paralisacoes',
    titulo: 'Paralisações de obras',
    sobre: 'Quando, por que e por ordem de quem uma obra parou, e quando voltou (art. 115, § 6º).',
    colunas: [...paralisacoesList.columns, doProjeto, doContrato, daSecretaria],
  },
  {
    nome: 'pca',
    titulo: 'Plano de contratações anual',
    sobre:
      'Cada item que a Prefeitura pretende comprar ou contratar: o quê, para quem, quanto, quando e por quanto.',
    colunas: pcaAberto,
  },
  {
    nome: 'dotacoes',
    titulo: 'Dotações orçamentárias',
    sobre: 'Cada lançamento do orçamento, com a sua classificação e o saldo.',
    colunas: [
      ...orcamentoPlanilha,
      numeroDe('secretaria_id', 'Id da secretaria'),
      { key: 'programa_nome', label: 'Programa do PPA', kind: 'text' },
    ],
  },
  ...FAMILIAS.map(
    (familia): Conjunto => ({
      nome: `convenios-${familia.key}`,
      get titulo() {
        return `Convênios ${familia.label}`
      },
      sobre: familia.sobre,
      colunas: columnsFor(familia, null),
    }),
  ),
  {
    nome: 'repasses',
    titulo: 'Valores recebidos de convênios',
    sobre: 'Cada valor que entrou de um convênio: o dia, a parcela e a que convênio pertence.',
    colunas: [...repassesList.columns, numeroDe('id_convenio', 'Id do convênio')],
  },
  {
    nome: 'emendas',
    titulo: 'Emendas parlamentares',
    sobre:
      'Cada emenda, com autor, tipo, forma de repasse, objeto, função e o que foi previsto, empenhado, liquidado e pago.',
    colunas: [...emendasList.columns, daSecretaria],
  },
  {
    nome: 'bairros',
    titulo: 'Lançamentos por bairro',
    sobre: 'O que foi lançado para cada bairro, com tipo, fonte e valor.',
    colunas: lancamentosBairrosList.columns,
  },
  {
    nome: 'documentos',
    titulo: 'Documentos públicos',
    sobre: 'Cada documento que todos podem ler, com o registro a que pertence e o endereço dele.',
    colunas: [...documentosList.columns, doProjeto, texto('endereco', 'Endereço')],
  },
  {
    nome: 'fotos',
    titulo: 'Fotos das obras',
    sobre: 'Cada foto publicada do diário de obra, com o dia, a etapa e o endereço dela.',
    colunas: [...fotosList.columns, doProjeto, texto('endereco', 'Endereço')],
  },
  {
    nome: 'secretarias',
    titulo: 'Secretarias e entidades',
    sobre: 'Cada secretaria, assessoria ou entidade e quem responde por ela.',
    colunas: secretariasPlanilha,
  },
  {
    nome: 'feriados',
    titulo: 'Calendário da cidade',
    sobre: 'Feriados e pontos facultativos pelos quais os prazos são contados.',
    colunas: feriadosList.columns,
  },
] as const satisfies readonly Conjunto[]
