-- Prices in EUR per property, read by the pricing section and by the structured data.
insert into public.config (name, value) values
('pricing_standard_monthly', '19.90'),
('pricing_standard_yearly', '190');
