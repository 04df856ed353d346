/** A service that projects of a kind pay for. */
export interface Oferta {
  readonly descricao: string
  /** Its usual part of the cost, against the others of its kind. */
  readonly parte: number
  /** When in the contract it is paid: from and to, in percent of its months. */
  readonly quando: readonly [number, number]
}

const oferta = (descricao: string, parte: number, from: number, to: number): Oferta => ({
  descricao,
  parte,
  quando: [from, to],
})

const VIAS = [
  oferta('Instalação do canteiro e mobilização', 5, 0, 15),
  oferta('Terraplenagem e regularização do subleito', 17, 5, 35),
  oferta('Drenagem: galerias e bocas de lobo', 22, 10, 50),
  oferta('Pavimentação e revestimento', 34, 35, 90),
  oferta('Guias, sarjetas e passeios acessíveis', 12, 45, 95),
  oferta('Sinalização horizontal e vertical', 5, 85, 100),
  oferta('Controle tecnológico e fiscalização', 5, 0, 100),
]

const SANEAMENTO = [
  oferta('Instalação do canteiro e mobilização', 5, 0, 12),
  oferta('Escavação e escoramento de valas', 18, 5, 55),
  oferta('Estruturas de concreto', 31, 15, 75),
  oferta('Fornecimento e assentamento de tubos', 24, 20, 80),
  oferta('Conjuntos motobomba e painéis elétricos', 14, 60, 95),
  oferta('Recomposição do terreno e do pavimento', 8, 70, 100),
]

const PREDIOS = [
  oferta('Instalação do canteiro e demolições', 7, 0, 18),
  oferta('Fundações e estrutura', 24, 8, 45),
  oferta('Alvenaria e cobertura', 20, 25, 65),
  oferta('Instalações elétricas e hidráulicas', 16, 35, 80),
  oferta('Revestimentos, pisos e pintura', 18, 55, 95),
  oferta('Acessibilidade e prevenção de incêndio', 7, 60, 95),
  oferta('Mobiliário e equipamentos', 8, 85, 100),
]

const ENERGIA = [
  oferta('Projeto elétrico e aprovação na concessionária', 6, 0, 20),
  oferta('Fornecimento dos equipamentos', 58, 15, 70),
  oferta('Instalação e cabeamento', 24, 30, 95),
  oferta('Central de controle e telegestão', 8, 70, 95),
  oferta('Operação assistida', 4, 90, 100),
]

const FROTA = [
  oferta('Veículos e máquinas: primeiro lote', 46, 15, 45),
  oferta('Veículos e máquinas: segundo lote', 34, 55, 85),
  oferta('Adaptação, grafismo e equipamentos embarcados', 12, 40, 95),
  oferta('Seguro e revisões do primeiro ano', 8, 45, 100),
]

const SISTEMAS = [
  oferta('Licenças de uso', 28, 0, 100),
  oferta('Implantação e migração dos dados', 26, 5, 60),
  oferta('Servidores, computadores e rede', 24, 10, 45),
  oferta('Integração com os sistemas da prefeitura', 10, 40, 80),
  oferta('Treinamento dos servidores', 6, 50, 90),
  oferta('Suporte e manutenção evolutiva', 6, 60, 100),
]

const SAUDE = [
  oferta('Adequação da sala e da rede elétrica', 18, 0, 40),
  oferta('Equipamentos médicos', 46, 30, 75),
  oferta('Climatização e rede de frio', 14, 25, 70),
  oferta('Mobiliário clínico', 10, 60, 90),
  oferta('Calibração, testes e treinamento da equipe', 5, 80, 100),
  oferta('Garantia estendida e manutenção', 7, 70, 100),
]

const ESTUDOS = [
  oferta('Plano de trabalho e diagnóstico', 24, 0, 35),
  oferta('Levantamentos de campo', 30, 10, 60),
  oferta('Oficinas e audiências públicas', 12, 35, 80),
  oferta('Produto final e minutas', 26, 60, 100),
  oferta('Apoio técnico à implantação', 8, 85, 100),
]

const PROGRAMAS = [
  oferta('Instrutores e oficineiros', 44, 5, 100),
  oferta('Material de consumo', 20, 0, 80),
  oferta('Locação de estrutura e transporte', 18, 10, 95),
  oferta('Divulgação e material gráfico', 10, 0, 60),
  oferta('Avaliação dos resultados', 8, 85, 100),
]

/** By words of the project's name; the first that fits. */
const TIPOS: readonly [words: RegExp, ofertas: readonly Oferta[]][] = [
  [/frota|máquinas|patrulha|varrição|usina de asfalto|fábrica/i, FROTA],
  [/iluminação|solar|semáforos|sinalização|abrigos/i, ENERGIA],
  [/tomógrafo|vacina|laboratório municipal|farmácia|maternidade|odontológicas|dengue/i, SAUDE],
  [/digital|sistema|prontuário|internet|computadores|portal de|cadastro|videomonitoramento|rádio/i, SISTEMAS],
  [/plano|projeto executivo|mapeamento|consolidação|regularização|concurso|escritório|nascentes/i, ESTUDOS],
  [/auditoria|orçamento participativo|consórcio|inspeção|captação de recursos/i, ESTUDOS],
  [/oficinas|festa|jogos|cursos|formação|mutirões|ouvidoria/i, PROGRAMAS],
  [/reforma|construção|ampliação|quadra|^cras|^casa|^ecoponto/i, PREDIOS],
  [/recapeamento|pavimentação|calçad|ciclovia|rotatória|estradas|revitalização|praça|parque|pista/i, VIAS],
  [/polo industrial|receptivo|caminho|acesso/i, VIAS],
  [/rede|esgoto|reservatório|captação|água|canalização|contenção|ponte|aterro/i, SANEAMENTO],
]

/** What a project of that name pays for; most of what remains is built. */
export const ofertasFor = (nome: string): readonly Oferta[] =>
  TIPOS.find(([words]) => words.test(nome))?.[1] ?? PREDIOS
