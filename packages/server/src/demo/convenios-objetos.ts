import type { FamiliaKey } from '@paco/domain/convenios/familias'

/** What an agreement is for: short and whole, and its cost in thousands of reais. */
export interface Obra {
  readonly objeto: string
  readonly completo: string
  readonly mil: number
}

const obra = (objeto: string, completo: string, mil: number): Obra => ({ objeto, completo, mil })

/** What the demo city has agreed on with the State, the Union and the bank, family by family. */
export const OBRAS: Record<FamiliaKey, readonly Obra[]> = {
  dade: [
    obra(
      'Revitalização da Praça Conselheiro',
      'Revitalização da Praça Conselheiro, com piso drenante, iluminação em LED, mobiliário urbano e paisagismo',
      1480,
    ),
    obra(
      'Portal turístico da entrada sul',
      'Construção de portal turístico e posto de informações na entrada sul da cidade',
      920,
    ),
    obra(
      'Mirante do Morro do Cruzeiro',
      'Implantação de mirante, acesso pavimentado, guarda-corpo e estacionamento no Morro do Cruzeiro',
      1760,
    ),
    obra(
      'Rota da Fé: sinalização turística',
      'Sinalização turística bilíngue da Rota da Fé, com 140 placas e 12 totens interpretativos',
      640,
    ),
    obra(
      'Reforma do Mercado Municipal',
      'Reforma e adequação do Mercado Municipal, com praça de alimentação e acessibilidade',
      3250,
    ),
    obra(
      'Centro de Eventos: climatização',
      'Fornecimento e instalação de climatização e tratamento acústico no Centro de Eventos',
      1120,
    ),
    obra(
      'Orla do Rio Paraíba, trecho 1',
      'Urbanização da orla do Rio Paraíba do Sul, trecho 1, com ciclovia, deques e áreas de estar',
      4380,
    ),
    obra(
      'Orla do Rio Paraíba, trecho 2',
      'Urbanização da orla do Rio Paraíba do Sul, trecho 2, com pista de caminhada e iluminação',
      3970,
    ),
    obra(
      'Restauro da Estação Ferroviária',
      'Restauro da antiga Estação Ferroviária para uso como centro de memória e informações turísticas',
      2890,
    ),
    obra(
      'Terminal turístico de ônibus',
      'Construção de terminal para ônibus de turismo, com sanitários e sala de espera',
      2140,
    ),
    obra(
      'Iluminação cênica dos monumentos',
      'Iluminação cênica da Catedral, do Theatro e da Ponte Metálica',
      780,
    ),
    obra(
      'Parque ecológico: trilhas e deques',
      'Implantação de trilhas acessíveis, deques e centro de visitantes no parque ecológico',
      1650,
    ),
    obra(
      'Pavimentação do acesso às cachoeiras',
      'Pavimentação em bloquete do acesso ao circuito das cachoeiras, com drenagem superficial',
      2320,
    ),
    obra(
      'Calçadão do centro histórico',
      'Requalificação do calçadão do centro histórico, com piso podotátil e fiação subterrânea',
      3640,
    ),
    obra(
      'Museu da Cidade: acessibilidade',
      'Acessibilidade, expografia e reserva técnica do Museu da Cidade',
      860,
    ),
    obra(
      'Praça da Matriz',
      'Reforma da Praça da Matriz, com coreto, bancos, arborização e rede de internet aberta',
      1290,
    ),
    obra(
      'Pórticos do circuito rural',
      'Instalação de pórticos e abrigos de parada no circuito de turismo rural',
      510,
    ),
    obra(
      'Recinto de exposições: arena coberta',
      'Cobertura da arena e sanitários do recinto de exposições',
      2760,
    ),
    obra(
      'Ciclovia turística do Vale',
      'Implantação de 6,2 km de ciclovia turística, com sinalização e paraciclos',
      1990,
    ),
    obra(
      'Teleférico: estudo de viabilidade',
      'Estudo de viabilidade técnica, econômica e ambiental do teleférico',
      390,
    ),
  ],
  estadual: [
    obra('Recapeamento da Avenida Presidente', 'Recapeamento asfáltico da Avenida Presidente', 2150),
    obra('Pavimentação do Jardim Primavera', 'Pavimentação de 14 ruas do Jardim Primavera', 3480),
    obra('Creche Escola no Parque do Sol', 'Construção de creche escola no Parque do Sol', 4120),
    obra('Ambulâncias para o SAMU', 'Aquisição de duas ambulâncias para o SAMU', 720),
    obra('Ponte do Bairro dos Pilões', 'Reconstrução da ponte do Bairro dos Pilões', 1860),
    obra('Areninha do Jardim Tamandaré', 'Implantação de areninha no Jardim Tamandaré', 690),
    obra('Estradas rurais, etapa 3', 'Conservação de 22 km de estradas rurais', 1540),
    obra('Trator e implementos agrícolas', 'Aquisição de trator e implementos para a patrulha rural', 430),
    obra('Galeria do Córrego dos Motas', 'Galeria de águas pluviais do Córrego dos Motas', 5230),
    obra('Reforma da UBS Pedregulho', 'Reforma e ampliação da UBS Pedregulho', 980),
    obra('Cozinha da Escola do Futuro', 'Cozinha industrial da Escola do Futuro', 360),
    obra('Semáforos inteligentes', 'Modernização de 18 cruzamentos semaforizados', 1270),
    obra('Centro Dia do Idoso', 'Construção do Centro Dia do Idoso', 2440),
    obra('Câmeras da Muralha Paulista', 'Videomonitoramento integrado com leitura de placas', 1680),
    obra('Academia ao ar livre em dez praças', 'Academia ao ar livre em dez praças', 310),
    obra('Contenção da encosta do Alto do Cruzeiro', 'Contenção da encosta do Alto do Cruzeiro', 3890),
    obra('Ônibus escolares rurais', 'Aquisição de quatro ônibus escolares rurais', 1720),
    obra('Poços profundos da zona norte', 'Perfuração de dois poços profundos na zona norte', 1150),
  ],
  federal: [
    obra(
      'Escola de tempo integral, Jardim Esperança',
      'Construção de escola de tempo integral com 13 salas no Jardim Esperança',
      9850,
    ),
    obra(
      'UBS porte II, São Dimas',
      'Construção de unidade básica de saúde porte II no bairro São Dimas',
      2780,
    ),
    obra('Policlínica regional', 'Construção de policlínica regional com centro de imagem', 12_400),
    obra('Pavimentação da Vila Angelina', 'Pavimentação e drenagem de nove vias da Vila Angelina', 3160),
    obra(
      'Estação de tratamento de esgoto Pedrinhas',
      'Ampliação da estação de tratamento de esgoto Pedrinhas',
      15_700,
    ),
    obra(
      'Rede coletora do Jardim do Vale',
      'Implantação de 8,4 km de rede coletora de esgoto no Jardim do Vale',
      4230,
    ),
    obra(
      'Moradias do Parque das Garças',
      'Construção de 48 unidades habitacionais no Parque das Garças',
      8940,
    ),
    obra('Centro de iniciação ao esporte', 'Construção de centro de iniciação ao esporte, modelo II', 4560),
    obra(
      'CRAS do Pingo de Ouro',
      'Construção de centro de referência de assistência social no Pingo de Ouro',
      1390,
    ),
    obra(
      'Equipamentos do Hospital Municipal',
      'Aquisição de equipamentos e material permanente para o Hospital Municipal',
      2050,
    ),
    obra('Patrulha mecanizada', 'Aquisição de motoniveladora, retroescavadeira e caminhão basculante', 1890),
    obra('Praça CEU', 'Requalificação da praça de esportes e cultura', 760),
    obra('Ginásio do Campo do Galvão', 'Reforma do ginásio poliesportivo do Campo do Galvão', 1480),
    obra(
      'Drenagem da Avenida Rui Barbosa',
      'Macrodrenagem da Avenida Rui Barbosa, com reservatório de detenção',
      11_250,
    ),
    obra('Usinas solares em escolas', 'Instalação de usinas fotovoltaicas em 12 escolas municipais', 2640),
    obra('Casa da Mulher', 'Construção da Casa da Mulher, com abrigo e atendimento jurídico', 3310),
    obra('Frota do transporte escolar', 'Aquisição de seis ônibus do Caminho da Escola', 3020),
    obra(
      'Laboratórios de informática',
      'Equipamento de dez laboratórios de informática da rede municipal',
      890,
    ),
  ],
  finisa: [
    obra('Recapeamento do anel viário', 'Fresagem e recapeamento de 11 km do anel viário', 8760),
    obra('Drenagem do Jardim Rony', 'Microdrenagem do Jardim Rony, com 3,1 km de galerias', 5480),
    obra(
      'Iluminação pública em LED, lote 1',
      'Substituição de 6.200 pontos de iluminação pública por LED, lote 1',
      7350,
    ),
    obra(
      'Iluminação pública em LED, lote 2',
      'Substituição de 5.400 pontos de iluminação pública por LED, lote 2',
      6420,
    ),
    obra(
      'Duplicação da Avenida João Pessoa',
      'Duplicação da Avenida João Pessoa, com ciclovia e canteiro central',
      9840,
    ),
    obra('Viaduto da Rua Visconde', 'Construção de viaduto sobre a ferrovia na Rua Visconde', 14_900),
    obra('Pavimentação da zona rural leste', 'Pavimentação de 9 km de estradas vicinais da zona leste', 6180),
    obra('Máquinas e caminhões', 'Aquisição de escavadeira, rolo compactador e quatro caminhões', 4270),
    obra('Reservatório de 2.000 m³', 'Construção de reservatório de água de 2.000 m³ na zona alta', 3590),
    obra('Adutora do Pedregulho', 'Substituição de 4,6 km da adutora do Pedregulho', 5120),
    obra('Paço Municipal: eficiência energética', 'Reforma elétrica e usina solar do Paço Municipal', 1980),
    obra('Terminal urbano', 'Reforma do terminal urbano, com plataformas cobertas e bilhetagem', 4830),
    obra('Contenções da Vila Bela', 'Contenções em solo grampeado na Vila Bela', 3140),
    obra('Calçadas acessíveis', 'Execução de 18.000 m² de calçadas acessíveis no centro', 2760),
    obra('Centro de operações', 'Implantação do centro de operações e monitoramento', 5690),
    obra(
      'Parque linear do Ribeirão Guaratinguetá',
      'Implantação de parque linear ao longo do Ribeirão Guaratinguetá',
      7040,
    ),
  ],
  sempapel: [
    obra('Recapeamento de vias do Centro', 'Recapeamento asfáltico de dez vias do Centro', 500),
    obra(
      'Van para o transporte de pacientes',
      'Aquisição de van adaptada para o transporte de pacientes',
      320,
    ),
    obra('Playgrounds em oito praças', 'Fornecimento e instalação de playgrounds em oito praças', 240),
    obra('Iluminação do campo do Pedregulho', 'Iluminação em LED do campo de futebol do Pedregulho', 180),
    obra('Mamógrafo digital', 'Aquisição de mamógrafo digital para o Centro de Saúde da Mulher', 650),
    obra('Castramóvel', 'Aquisição de unidade móvel de castração', 290),
    obra('Reforma do velório municipal', 'Reforma e ampliação do velório municipal', 410),
    obra('Cobertura da quadra do Jardim Aeroporto', 'Cobertura metálica da quadra do Jardim Aeroporto', 380),
    obra('Caminhão-pipa', 'Aquisição de caminhão-pipa para a Defesa Civil', 560),
    obra('Equipamentos da banda municipal', 'Instrumentos e estantes para a banda municipal', 95),
    obra('Ponte de madeira do Bairro dos Motas', 'Substituição da ponte de madeira do Bairro dos Motas', 270),
    obra('Reforma da Casa de Cultura', 'Reforma do telhado e da instalação elétrica da Casa de Cultura', 345),
    obra('Consultórios odontológicos', 'Equipamento de quatro consultórios odontológicos', 215),
    obra('Pista de skate do Parque', 'Construção de pista de skate no Parque Ecológico', 420),
    obra('Sinalização viária', 'Sinalização horizontal e vertical de 30 cruzamentos', 300),
    obra('Centro comunitário do Mato Seco', 'Reforma do centro comunitário do Mato Seco', 190),
    obra(
      'Trator para a agricultura familiar',
      'Aquisição de trator e carreta para a agricultura familiar',
      260,
    ),
    obra('Câmeras em escolas', 'Videomonitoramento de 15 escolas municipais', 330),
    obra('Academia da terceira idade', 'Academias da terceira idade em seis bairros', 150),
    obra('Galpão de reciclagem', 'Prensa, esteira e cobertura do galpão de reciclagem', 470),
    obra('Wi-Fi nas praças', 'Internet aberta em 12 praças', 125),
    obra('Gerador da UPA', 'Aquisição e instalação de grupo gerador na UPA', 235),
  ],
}

/** Invented, like everybody here. */
export const EMPRESAS = [
  'Vale Azul Construções Ltda.',
  'Serra da Bocaina Engenharia Ltda.',
  'Três Pontes Pavimentação Ltda.',
  'Construtora Rio Manso Ltda.',
  'Horizonte Claro Paisagismo Ltda.',
  'Clarão do Vale Iluminação Ltda.',
  'Alto do Ipê Terraplenagem Ltda.',
  'Nascente Viva Saneamento Ltda.',
  'Praça & Pedra Arquitetura Ltda.',
  'Rumo Certo Sinalização Ltda.',
  'Tropeiro Máquinas e Veículos Ltda.',
  'Aurora do Vale Equipamentos Ltda.',
] as const

export const FISCAIS = [
  'Eng. Marina Couto',
  'Eng. Rafael Pontes',
  'Arq. Lívia Sampaio',
  'Eng. Teodoro Braga',
  'Téc. Joana Reis',
] as const

export const CONTADORES = ['Nelson Viana', 'Célia Arantes', 'Ivo Tavares'] as const

export const PARLAMENTARES = [
  'Dep. Helena Sarmento',
  'Dep. Álvaro Quintela',
  'Dep. Rosa Benevides',
  'Dep. Caio Montenegro',
  'Dep. Iara Fontoura',
] as const
