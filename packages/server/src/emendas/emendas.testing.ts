/** An amendment of Obras that nobody has committed anything of yet. */
export const custeio = {
  id_secretaria: 12,
  esfera: 'federal',
  numero: '202540120003',
  ano: 2026,
  autor: 'Dep. Ana Prado',
  partido: 'ABC',
  tipo: 'individual',
  forma_repasse: 'finalidade_definida',
  objeto: 'Custeio da atenção básica',
  funcao: '10',
  valor_previsto: 500_000.5,
}
