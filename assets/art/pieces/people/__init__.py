"""People: a posed skeleton, body shapes on its bones, clothes, faces and the marks of a fight.

clay      hulls of balls melted into one surface, and drawing on such a surface
skeleton  proportions, poses and the joints that follow from both
figure    one posed person: frames to build in, and the surface of the clothes
clothes   trousers, boots, jackets, coats; `trim` has belts, collars, folds, tears
hands     fists, open hands, claws
face      skull and features; `mouths` and `hair` go with it
moods     what a fight does to a face
"""
