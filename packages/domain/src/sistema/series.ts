import { formatTamanho } from '../arquivos/arquivo.ts'
import { formatNumber } from '../shared/formats.ts'
import { ATRASO } from './copia.ts'
import { formatDuracao, formatMs, type Serie } from './medidas.ts'

interface Descritor {
  readonly serie: Serie
  readonly titulo: string
  /** What the chart says in a sentence, of the points that are known. */
  readonly resumo: (known: readonly number[]) => string
  readonly formato: (value: number) => string
  /** From which value on it is worth a look; null where nothing is by itself. */
  readonly atencao: number | null
}

const sum = (known: readonly number[]) => known.reduce((total, value) => total + value, 0)
const last = (known: readonly number[]) => known.at(-1) ?? 0
const most = (known: readonly number[]) => known.reduce((one, other) => Math.max(one, other), 0)
/** By how much it grew over the chart. */
const more = (known: readonly number[]) => last(known) - (known[0] ?? 0)
const people = (count: number) => (count === 1 ? '1 chamada' : `${formatNumber(count)} chamadas`)

const maisOuMenos = (bytes: number) =>
  bytes === 0
    ? 'o mesmo desde o início do gráfico'
    : `${formatTamanho(Math.abs(bytes))} a ${bytes > 0 ? 'mais' : 'menos'} desde o início do gráfico`

/** What is shown, in the order in which it is read: is it used, is it quick, does it fail, and why. */
export const MEDIDAS: readonly Descritor[] = [
  {
    serie: 'requisicoes',
    titulo: 'Requisições',
    resumo: (known) =>
      `${formatNumber(sum(known))} desde o início do gráfico; no máximo ${formatNumber(most(known))} em cinco minutos.`,
    formato: formatNumber,
    atencao: null,
  },
  {
    serie: 'p95',
    titulo: 'Tempo de resposta',
    resumo: (known) =>
      `De cada 100 chamadas, 95 em até ${formatMs(last(known))} por último; no pior momento, ${formatMs(most(known))}.`,
    formato: formatMs,
    atencao: 1000,
  },
  {
    serie: 'erros',
    titulo: 'Erros do servidor',
    resumo: (known) =>
      sum(known) === 0
        ? 'Nenhuma resposta falhou.'
        : `${formatNumber(sum(known))} respostas falharam (5xx); o registro diz por quê.`,
    formato: formatNumber,
    atencao: 1,
  },
  {
    serie: 'espera',
    titulo: 'Espera pelo banco',
    resumo: (known) =>
      most(known) === 0
        ? 'Ninguém precisou esperar.'
        : `No pior momento, ${people(most(known))} à espera; por último, ${people(last(known))}.`,
    formato: formatNumber,
    atencao: 10,
  },
  {
    serie: 'atraso',
    titulo: 'Atraso do processo',
    resumo: (known) =>
      `${formatMs(last(known))} por último; no pior momento, ${formatMs(most(known))}. Acima de 200 ms todos percebem.`,
    formato: formatMs,
    atencao: 200,
  },
  {
    serie: 'memoria',
    titulo: 'Memória',
    resumo: (known) => `${formatTamanho(last(known))} por último; no máximo ${formatTamanho(most(known))}.`,
    formato: formatTamanho,
    atencao: null,
  },
  {
    serie: 'conexoes',
    titulo: 'Conexões com o banco',
    resumo: (known) =>
      `${formatNumber(last(known))} em uso por último; no pior momento, ${formatNumber(most(known))}.`,
    formato: formatNumber,
    atencao: null,
  },
  {
    serie: 'fila',
    titulo: 'Fila de trabalhos demorados',
    resumo: (known) =>
      most(known) === 0
        ? 'Nenhum PDF, planilha ou foto esperou a vez.'
        : `PDFs, planilhas e fotos: no pior momento, ${formatNumber(most(known))} à espera da vez; por último, ${formatNumber(last(known))}.`,
    formato: formatNumber,
    atencao: 20,
  },
  {
    serie: 'banco',
    titulo: 'Tamanho do banco',
    resumo: (known) => `${formatTamanho(last(known))} por último; ${maisOuMenos(more(known))}.`,
    formato: formatTamanho,
    atencao: null,
  },
  {
    serie: 'trilha',
    titulo: 'Trilha de auditoria',
    resumo: (known) =>
      `${formatNumber(last(known))} linhas por último; ${formatNumber(Math.max(0, more(known)))} a mais desde o início do gráfico.`,
    formato: formatNumber,
    atencao: null,
  },
  {
    serie: 'copia',
    titulo: 'Idade da cópia de segurança',
    resumo: (known) =>
      `A mais nova das conferidas tem ${formatDuracao(last(known))}. Acima de 2 dias, veja o cartão das cópias.`,
    formato: formatDuracao,
    atencao: ATRASO / 1000,
  },
  {
    serie: 'emails',
    titulo: 'E-mails à espera',
    resumo: (known) =>
      most(known) === 0
        ? 'Nenhum e-mail esperou para sair.'
        : `${formatNumber(last(known))} por último; no pior momento, ${formatNumber(most(known))}.`,
    formato: formatNumber,
    atencao: 50,
  },
]
