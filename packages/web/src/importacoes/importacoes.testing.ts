import { descritorDaLista } from '@paco/domain/importacoes/descritores/descritores'
import type { ImportacaoInteira, LinhaImportada } from '@paco/domain/importacoes/importacao'
import { camposOf } from './campos.ts'

const descritor = descritorDaLista('processos')
if (!descritor) throw new Error('processos')

export const SECRETARIAS = [
  { value: 12, label: 'Obras' },
  { value: 17, label: 'Saúde' },
]

export const CAMPOS = camposOf(descritor, SECRETARIAS)

export const campo = (key: string) => {
  const found = CAMPOS.find((one) => one.key === key)
  if (!found) throw new Error(key)
  return found
}

/** A sheet of three columns and two rows, the second of which has errors. */
export const importacao = (own: Partial<ImportacaoInteira> = {}): ImportacaoInteira => ({
  id: 7,
  lista: 'processos',
  titulo: 'Projetos',
  origem: 'planilha',
  arquivo_nome: 'obras.xlsx',
  situacao: 'conferida',
  totais: { criar: 1, alterar: 0, igual: 0, erro: 1 },
  feitas: 0,
  total: 0,
  motivo: null,
  falha: null,
  criado_por: 1,
  criado_por_nome: 'Ana',
  criado_em: '2026-03-10T15:00:00.000Z',
  importada_em: null,
  desfeita_em: null,
  desfeita_por_nome: null,
  versao: 1,
  folhas: [
    {
      nome: 'Plan1',
      linhas: 3,
      amostra: [
        { n: 1, celulas: ['Secretaria', 'Nome do projeto', 'Valor (R$)'] },
        { n: 2, celulas: ['Obras', 'Ponte', '1.500,00'] },
        { n: 3, celulas: ['Sec. Saude', 'Posto', '1,234.56'] },
      ],
    },
  ],
  folha: 0,
  cabecalho: { linha: 1, linhas: 1 },
  colunas: [
    { titulo: 'Secretaria', exemplos: ['Obras', 'Sec. Saude'] },
    { titulo: 'Nome do projeto', exemplos: ['Ponte', 'Posto'] },
    { titulo: 'Valor (R$)', exemplos: ['1.500,00', '1,234.56'] },
  ],
  mapa: { secretaria_nome: { coluna: 0 }, nomeprojeto: { coluna: 1 }, valor: { coluna: 2 } },
  somas: [],
  avisos: [],
  adiante: 0,
  ...own,
})

export const linha = (own: Partial<LinhaImportada> = {}): LinhaImportada => ({
  linha: 2,
  acao: 'criar',
  registro_id: null,
  celulas: ['Obras', 'Ponte', '1.500,00'],
  valores: { id_secretaria: 12, nomeprojeto: 'Ponte', valor: 1500 },
  antes: {},
  erros: {},
  notas: {},
  feita: null,
  motivo: null,
  ...own,
})

export const errada = linha({
  linha: 3,
  acao: 'erro',
  celulas: ['Sec. Saude', 'Posto', '1,234.56'],
  valores: { nomeprojeto: 'Posto' },
  erros: {
    id_secretaria: {
      bruto: 'Sec. Saude',
      motivo: "A secretaria 'Sec. Saude' não existe no sistema.",
      sugestao: 17,
      sugestaoNome: 'Saúde',
    },
    valor: {
      bruto: '1,234.56',
      motivo: 'Formato americano: 1,234.56.',
      sugestao: 1234.56,
      conserto: 'americana',
    },
  },
})
