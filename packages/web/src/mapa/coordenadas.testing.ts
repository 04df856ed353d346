import type { Coordenada } from '@paco/domain/mapa/coordenada'

const common = {
  imagem: null,
  id_secretaria: 12,
  secretaria_nome: 'Obras',
  natureza: null,
  status: 'Em andamento',
  valor: 1500,
  etapas_marcadas: [],
  paralisacao: null,
  sem_evolucao_em: null,
  versao: 1,
} satisfies Partial<Coordenada>

/** Three projects on the map; the last one's name would be markup if anybody let it. */
export const COORDENADAS: readonly Coordenada[] = [
  {
    ...common,
    id: 1,
    id_projeto: 11,
    nome_projeto: 'Praça da Estação',
    natureza: 'obra',
    latitude: -22.814,
    longitude: -45.1905,
    etapas_marcadas: [
      { marca: 'atrasada', numero: 3, nome: '3 - Processo licitatório', fim: '2026-03-12' },
      { marca: 'nao_iniciada', numero: 4, nome: '4 - Assinatura do contrato', fim: '2026-03-20' },
    ],
  },
  {
    ...common,
    id: 2,
    id_projeto: 12,
    nome_projeto: 'Reforma de UBS',
    latitude: -22.81,
    longitude: -45.18,
    id_secretaria: 17,
    secretaria_nome: 'Saúde',
    status: 'Atrasado',
    valor: null,
  },
  {
    ...common,
    id: 3,
    id_projeto: 13,
    nome_projeto: '<img src=x onerror=alert(1)>',
    latitude: -22.8,
    longitude: -45.2,
    status: 'Concluído',
  },
]

/** One that was stopped, and one that goes on without getting on from this day. */
export const PARADAS: readonly Coordenada[] = [
  {
    ...common,
    id: 4,
    id_projeto: 14,
    nome_projeto: 'Ponte do Pedregulho',
    latitude: -22.82,
    longitude: -45.21,
    paralisacao: {
      desde: '2026-03-10',
      motivo: 'chuvas',
      detalhe: null,
      responsavel: 'Defesa Civil',
      reinicio_previsto: '2026-05-30',
    },
  },
  {
    ...common,
    id: 5,
    id_projeto: 15,
    nome_projeto: 'Creche do Bosque',
    latitude: -22.83,
    longitude: -45.22,
    sem_evolucao_em: '2026-04-20',
  },
]
