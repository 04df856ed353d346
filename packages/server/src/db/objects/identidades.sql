-- By whom else people are known. The trail tells by which provider, never under which number.

select auditar('identidades', '{"pai": "usuarios", "coluna_pai": "usuario_id", "fora": ["usuario_id", "sub", "ultimo_acesso"]}');
