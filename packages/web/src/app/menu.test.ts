import type { SessionUser } from '@paco/domain/shared/roles'
import { describe, expect, it } from 'vitest'
import { menuFor } from './menu.ts'
import { isCurrent, nameOf } from './menu-entry.ts'

const someone = (role: SessionUser['role']): SessionUser => ({
  id: 1,
  name: 'Ana',
  role,
  id_secretaria: null,
})

const entriesOf = (who: SessionUser | null) =>
  menuFor(who)
    .flatMap(({ entries }) => entries)
    .map(({ label, to }) => `${label} ${to}`)

const PROCESSO = ['Número /', 'Valor /gantt2', 'Painel de Processos /graficobarra', 'Lista /projetocompleto']
const GESTAO = [
  'Pesquisa Estruturada /folhapagamento',
  'PCA /listapca',
  'Orçamento /orcamento',
  'Projetos por Bairros /projetosbairros',
]
/** For whoever is logged in; strangers have nothing due. */
const INICIO = ['Início /inicio']
const PRAZOS = ['Prazos /prazos', 'Etapas desta semana /etapas/semana', 'O que mudou /mudancas']
const CONVENIOS = ['Convênios /conveniosdade']
/** What came after the specification stands after its entries. */
const NOVAS = [
  'Execução financeira /execucao',
  'Linha do tempo /gantt4',
  'Mapa /mapa',
  'Emendas /emendas',
  'Contratos /contratos',
  'Medições /medicoes',
]
const AJUDA = [
  'Transparência /transparencia',
  'Dados abertos /dados',
  'Verificar documento /verificar',
  'Ajuda /ajuda',
]

describe('the side menu', () => {
  it.each([
    ['anonymous', null, [...PROCESSO, ...GESTAO, 'Secretaria /secretaria', ...CONVENIOS, ...NOVAS, ...AJUDA]],
    [
      'user',
      someone('user'),
      [
        ...INICIO,
        ...PROCESSO,
        ...GESTAO,
        'Secretaria /fichasecretario',
        ...CONVENIOS,
        ...PRAZOS,
        ...NOVAS,
        ...AJUDA,
      ],
    ],
    [
      'auditor',
      someone('auditor'),
      [
        ...INICIO,
        ...PROCESSO,
        ...GESTAO,
        'Secretaria /fichasecretario',
        ...CONVENIOS,
        ...PRAZOS,
        ...NOVAS,
        'Aditivos /aditivos',
        'Conformidade /conformidade',
        'Tribunal de Contas /relatorios/obras-tce',
        'Auditoria /auditoria',
        ...AJUDA,
      ],
    ],
    [
      'admin',
      someone('admin'),
      [
        ...INICIO,
        ...PROCESSO,
        ...GESTAO,
        'Secretaria /secretaria',
        ...CONVENIOS,
        ...PRAZOS,
        ...NOVAS,
        'Aditivos /aditivos',
        'Importações /importacoes',
        'Lixeira /lixeira',
        'Usuários /usuarios',
        'Configurações /configuracoes',
        'Opções do orçamento /opcoesorcamento',
        'Calendário da cidade /calendario',
        'Bairros /bairros',
        'Documentos por etapa /checklist',
        'Armazenamento /armazenamento',
        'Pacotes /pacotes',
        'Sistema /sistema',
        'Conformidade /conformidade',
        'Tribunal de Contas /relatorios/obras-tce',
        'Auditoria /auditoria',
        ...AJUDA,
      ],
    ],
  ])('offers %s only what they may open', (_, who, entries) => {
    expect(entriesOf(who)).toEqual(entries)
  })

  it('calls every place so that it is understood alone', () => {
    const names = menuFor(someone('admin')).flatMap(({ entries }) => entries.map(nameOf))
    expect(names).toEqual(
      expect.arrayContaining(['Número de Processos', 'Lista de Processos', 'Mapa de projetos']),
    )
    expect(new Set(names).size).toBe(names.length)
  })

  it('shows no section without entries', () => {
    expect(menuFor(null).every(({ entries }) => entries.length > 0)).toBe(true)
  })

  it('marks the entry of the current page, also on its inner pages and in any case', () => {
    const marked = (pathname: string) =>
      menuFor(someone('admin'))
        .flatMap(({ entries }) => entries)
        .filter((entry) => isCurrent(entry, pathname))
        .map(({ label }) => label)
    expect(marked('/')).toEqual(['Número'])
    expect(marked('/Grafico')).toEqual(['Painel de Processos'])
    expect(marked('/gantt2')).toEqual(['Valor'])
    expect(marked('/usuarios/12')).toEqual(['Usuários'])
    expect(marked('/EditSecretaria/7')).toEqual(['Secretaria'])
    expect(marked('/fichasecretario')).toEqual(['Secretaria'])
    expect(marked('/Perfil')).toEqual(['Secretaria'])
    expect(marked('/documentos/3')).toEqual(['Lista'])
    expect(marked('/checklist/3')).toEqual(['Documentos por etapa'])
    expect(marked('/calendario/novo')).toEqual(['Calendário da cidade'])
    expect(marked('/prazos')).toEqual(['Prazos'])
    expect(marked('/etapas/semana')).toEqual(['Etapas desta semana'])
    expect(marked('/lote')).toEqual(['Importações'])
    expect(marked('/medicoes/3')).toEqual(['Medições'])
    expect(marked('/EditEmenda/3')).toEqual(['Emendas'])
    expect(marked('/contratos/3/medicoes')).toEqual(['Contratos'])
    expect(marked('/EditEmployee/3')).toEqual(['Lista'])
    expect(marked('/ViewPca/3')).toEqual(['PCA'])
    expect(marked('/addprojetobairro')).toEqual(['Projetos por Bairros'])
    for (const path of ['/convenios', '/ConveniosFinisa', '/addconvenios_dade', '/editconvenioestadual/3']) {
      expect(marked(path)).toEqual(['Convênios'])
    }
    for (const path of ['/transparencia/obras', '/Transparencia', '/privacidade', '/mapa-do-site']) {
      expect(marked(path)).toEqual(['Transparência'])
    }
    expect(marked('/login')).toEqual([])
  })
})
