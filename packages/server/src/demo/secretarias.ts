import type { Trx } from '../db/database.ts'
import { setSecretario } from '../secretarias/queries.ts'

/** Who heads each department of the demo city: id, name, education, day of taking office. */
const SECRETARIOS: readonly [number, string, string, string][] = [
  [1, 'Lúcia Helena Barbosa', 'Serviço Social', '2025-01-02'],
  [2, 'Cap. Roberto Nogueira', 'Gestão de Riscos e Desastres', '2025-01-02'],
  [3, 'Fernanda Galvão', 'Turismo e Hotelaria', '2025-01-02'],
  [4, 'Antônio Carlos Meireles', 'Administração Pública', '2025-01-02'],
  [5, 'José Benedito Rangel', 'Engenharia Agronômica', '2025-01-02'],
  [6, 'Davi Ramos Quintanilha', 'Engenharia Ambiental', '2025-03-10'],
  [7, 'Carla Siqueira', 'Pedagogia, mestrado em Educação', '2025-01-02'],
  [8, 'Sônia Maria Teles', 'Administração', '2025-01-02'],
  [9, 'Paulo Leite', 'Engenharia Sanitária', '2025-02-03'],
  [10, 'Marcos Vinícius Prado', 'Educação Física', '2025-01-02'],
  [11, 'Beatriz Cavalcanti', 'Direito', '2025-01-02'],
  [12, 'Helena Prado', 'Engenharia Civil', '2025-01-02'],
  [13, 'Gilberto Fontes', 'Economia', '2025-01-02'],
  [14, 'Renata Aguiar', 'Relações Internacionais', '2025-06-16'],
  [15, 'Otávio Lacerda', 'Direito', '2025-01-02'],
  [16, 'Márcia Regina Dias', 'Serviço Social', '2025-01-02'],
  [17, 'Rui Antunes', 'Medicina, especialização em Saúde Pública', '2025-01-02'],
  [18, 'Cláudio Vasques', 'Direito', '2025-01-02'],
  [19, 'Elisa Monteiro', 'Gestão de Recursos Humanos', '2025-04-01'],
  [20, 'Lia Farias', 'Engenharia de Tráfego', '2025-01-02'],
  [21, 'Thiago Salles', 'Jornalismo', '2025-01-02'],
  [22, 'Rosângela Pires', 'Psicologia', '2025-01-02'],
  [23, 'Eduardo Camargo', 'Engenharia de Produção', '2025-01-02'],
  [24, 'Ângela Brandão', 'Direito, mestrado em Direito Administrativo', '2025-01-02'],
  [25, 'Hélio Nakamura', 'Ciências Contábeis', '2025-01-02'],
  [26, 'Ana Motta', 'História', '2025-01-02'],
  [27, 'Patrícia Yamada', 'Arquitetura e Urbanismo', '2025-01-02'],
]

export async function fillSecretarias(trx: Trx): Promise<void> {
  for (const [id, secretario, formacao, dataregistro] of SECRETARIOS) {
    await setSecretario(trx, id, { secretario, formacao, dataregistro, imagem: `${id}.svg` })
  }
}
