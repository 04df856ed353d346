import { moduloDesligado } from '../cidade/modulos.ts'
import type { Familia } from '../convenios/familia.ts'
import { FAMILIAS } from '../convenios/familias.ts'
import { familiasUsadas } from '../convenios/usadas.ts'
import { type NomePagina, paginaOf } from './paginas.ts'

export interface Lugar {
  readonly para: string
  readonly titulo: string
}

/** A place of the menu, and what stands behind it and not in the menu itself. */
export interface Entrada extends Lugar {
  readonly abaixo: readonly Lugar[]
}

export interface ParteDoSite {
  readonly titulo: string
  readonly lugares: readonly Entrada[]
}

const lugar = (para: string, titulo: string, abaixo: readonly Lugar[] = []): Entrada => ({
  para,
  titulo,
  abaixo,
})
const doPortal = (pagina: NomePagina) => lugar(`/transparencia/${pagina}`, paginaOf(pagina).titulo)

/** The first family that the city uses, and the others behind it. */
function convenios(): Entrada[] {
  const usadas = familiasUsadas()
  const [first] = usadas
  if (!first) return []
  const doMenu = ({ key, label }: Familia) => lugar(`/convenios${key}`, `Convênios ${label}`)
  const others = FAMILIAS.filter((familia) => familia !== first && usadas.includes(familia))
  return [{ ...doMenu(first), abaixo: [lugar('/convenios', 'Convênios'), ...others.map(doMenu)] }]
}

const partes = (): ParteDoSite[] => [
  {
    titulo: 'Processo',
    lugares: [
      lugar('/', 'Número de Processos'),
      lugar('/gantt2', 'Valor'),
      lugar('/graficobarra', 'Painel de Processos'),
      lugar('/projetocompleto', 'Lista de Processos', [
        lugar('/fichaprojeto', 'Ficha do projeto'),
        lugar('/legado', 'Lista antiga de projetos'),
      ]),
    ],
  },
  {
    titulo: 'Gestão',
    lugares: [
      lugar('/folhapagamento', 'Pesquisa Estruturada'),
      lugar('/orcamento', 'Orçamento'),
      lugar('/projetosbairros', 'Projetos por Bairros'),
      ...convenios(),
      lugar('/execucao', 'Execução financeira'),
      lugar('/gantt4', 'Linha do tempo'),
      lugar('/mapa', 'Mapa de projetos'),
      lugar('/emendas', 'Emendas'),
      lugar('/contratos', 'Contratos'),
      lugar('/medicoes', 'Medições'),
    ],
  },
  {
    titulo: 'Portal público',
    lugares: [
      lugar('/transparencia', 'Transparência', [
        lugar('/transparencia/perto', 'Obras perto de você'),
        ...(['obras', 'contratos', 'fiscais', 'pca', 'convenios', 'emendas', 'dotacoes'] as const).map(
          doPortal,
        ),
        lugar('/privacidade', 'Privacidade'),
        lugar('/acessibilidade', 'Acessibilidade'),
        lugar('/mapa-do-site', 'Mapa do site'),
      ]),
      lugar('/dados', 'Dados abertos'),
      lugar('/verificar', 'Verificar documento'),
    ],
  },
  { titulo: 'Mais', lugares: [lugar('/ajuda', 'Ajuda')] },
  {
    titulo: 'Outras páginas',
    lugares: [
      lugar('/fichasecretario', 'Secretaria e/ou Assessoria'),
      lugar('/perfil', 'Conheça o Secretário'),
      lugar('/login', 'Login Administrativo'),
      lugar('/register', 'Criar conta'),
      lugar('/esqueci-senha', 'Esqueci minha senha'),
      lugar('/calendario', 'Calendário da cidade'),
      lugar('/checklist', 'Documentos por etapa'),
    ],
  },
]

const isOn = ({ para }: Lugar) => moduloDesligado(para) === null

/**
 * Every page that a stranger may open, as the screen makes it of menu and routes: both are held against each other by a test of
 * the screen's.
 */
export const mapaPublico = (): ParteDoSite[] =>
  partes()
    .map(({ titulo, lugares }) => ({
      titulo,
      lugares: lugares.filter(isOn).map((one) => ({ ...one, abaixo: one.abaixo.filter(isOn) })),
    }))
    .filter(({ lugares }) => lugares.length > 0)
